import type { Offer } from '../wire';
import type { Path } from '../games/contract';

/**
 * Follows what was clicked through the offers: an offer's places are clicked in order.
 *
 * Offers that close something for good, and offers without a place, are never lit on the map.
 */
export function clickPath(offers: readonly Offer[], clicked: readonly string[]): Path {
  const next = new Set<string>();
  const complete: Offer[] = [];
  const fitting: Offer[] = [];
  for (const offer of offers) {
    if (offer.done || offer.places.length === 0) continue;
    if (clicked.some((place, n) => offer.places[n] !== place)) continue;
    fitting.push(offer);
    const following = offer.places[clicked.length];
    if (following === undefined) complete.push(offer);
    else next.add(following);
  }
  return { next: [...next], complete, fitting };
}
