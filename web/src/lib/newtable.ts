/** What a new table is made of, for any game. */
import type { About, Created, GameCard, NewSeat, NewTable, Problem } from '../wire';
import { api } from './api';
import { go } from './router.svelte';
import { hold } from './seats';

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

/** A table for one alone, in a game that can be played so: the role is whatever is dealt. */
export function alone({ about }: GameCard): NewTable {
  const key = rolesKey(about);
  const cast = usualRoles(about).slice(0, 1);
  return {
    game: about.id,
    options: { ...about.defaults, ...(key ? { [key]: cast } : {}) },
    seats: ['me'],
  };
}

/** Makes a table and goes there, or says why not. */
export async function sit(table: NewTable): Promise<Problem | null> {
  const answer = await api.create(table);
  if (!answer.ok) return answer.problem;
  enter(answer.value);
  return null;
}

/** Goes to a table that was just made. */
export function enter({ table, held }: Created): void {
  hold(table.id, held);
  go(`/t/${table.id}`);
}
