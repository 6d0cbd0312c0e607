/**
 * The secrets of the seats one holds. They are kept in the browser and come back from the host
 * for whoever has lost them but still has the cookie.
 */
import type { HeldSeat, Me, Seat } from '../wire';
import { keep, kept } from './kept';

type Book = Record<string, HeldSeat[]>;

/** More tables than this are not kept; the host knows them all. */
const MOST = 200;

function book(): Book {
  return kept<Book>('seats', {});
}

/** The seats one holds at a table. */
export function heldAt(table: string): HeldSeat[] {
  return book()[table] ?? [];
}

/** Adds seats at a table. */
export function hold(table: string, held: HeldSeat[]): void {
  if (held.length === 0) return;
  const all = book();
  const seats = new Map((all[table] ?? []).map((one) => [one.seat, one]));
  for (const one of held) seats.set(one.seat, one);
  delete all[table];
  all[table] = [...seats.values()].sort((a, b) => a.seat - b.seat);
  const names = Object.keys(all);
  for (const old of names.slice(0, Math.max(0, names.length - MOST))) delete all[old];
  keep('seats', all);
}

/** Forgets the seats at a table: the host does not know them. */
export function letGo(table: string): void {
  const all = book();
  delete all[table];
  keep('seats', all);
}

/** Takes over what the host knows of us. */
export function refreshSeats(me: Me): void {
  for (const mine of me.tables.toReversed()) hold(mine.table.id, mine.held);
}

/** The secret of a seat one holds. */
export function secretOf(held: readonly HeldSeat[], seat: Seat): string | null {
  return held.find((one) => one.seat === seat)?.secret ?? null;
}
