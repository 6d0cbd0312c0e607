/** What a new table is made of, for any game. */
import type { About, GameCard, NewSeat, NewTable } from '../wire';

/**
 * The option that lists who plays, if the game has one: an array among its options. With it the
 * number of seats can be chosen; without it every role sits.
 */
export function rolesKey(about: About): string | null {
  const found = Object.entries(about.defaults).find(([, value]) => Array.isArray(value));
  return found?.[0] ?? null;
}

/** The roles of an ordinary table. */
export function usualRoles(about: About): string[] {
  const key = rolesKey(about);
  const listed = key === null ? [] : (about.defaults[key] as unknown[]).map(String);
  return listed.length > 0 ? listed : about.roles.slice(0, about.seats_max).map((role) => role.id);
}

/** A table for one against the strongest bots, in a seat that chance chooses. */
export function againstBots(card: GameCard): NewTable {
  const roles = usualRoles(card.about);
  const mine = Math.floor(Math.random() * roles.length);
  const bot = card.bots[0] ?? 'random';
  const seats = roles.map((_, seat): NewSeat => (seat === mine ? 'me' : { bot }));
  return { game: card.about.id, options: card.about.defaults, seats };
}
