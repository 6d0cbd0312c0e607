/** What was clicked so far and what is pointed at: the same for board, tray, story and offers. */
import type { Path, Pick, SeatOffer } from '../games/contract';
import type { Offer } from '../wire';

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

export class Picking implements Pick {
  clicked = $state.raw<readonly string[]>([]);
  pointed = $state.raw<readonly string[]>([]);

  constructor(
    private readonly offers: () => readonly SeatOffer[],
    private readonly take: (choice: SeatOffer) => void,
  ) {}

  click = (place: string): void => {
    const offers = this.offers();
    const plain = offers.map((one) => one.offer);
    if (this.clicked.at(-1) === place) return this.clear();
    const longer = [...this.clicked, place];
    const start = clickPath(plain, longer).fitting.length ? longer : [place];
    const { fitting, complete } = clickPath(plain, start);
    if (fitting.length === 0) return this.clear();
    const only = complete.length === 1 && fitting.length === 1 ? complete[0] : undefined;
    const chosen = only && offers.find((one) => one.offer === only);
    if (chosen) {
      this.clear();
      this.take(chosen);
    } else {
      this.clicked = start;
    }
  };

  clear = (): void => {
    this.clicked = [];
  };

  point = (places: readonly string[]): void => {
    this.pointed = places;
  };
}
