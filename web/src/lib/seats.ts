/**
 * The secrets of the seats one holds. They are kept in the browser and come back from the host
 * for whoever has lost them but still has the cookie.
 */
import type { HeldSeat, Me, Seat } from '../wire';
import { Book } from './kept';

const book = new Book<HeldSeat[]>('seats');

/** The seats one holds at a table. */
export function heldAt(table: string): HeldSeat[] {
  return book.read(table) ?? [];
}

/** Adds seats at a table. */
export function hold(table: string, held: HeldSeat[]): void {
  if (held.length === 0) return;
  const seats = new Map([...heldAt(table), ...held].map((one) => [one.seat, one]));
  const sorted = [...seats.values()].sort((a, b) => a.seat - b.seat);
  book.write(table, sorted);
}

/** Forgets the seats at a table: the host does not know them. */
export function letGo(table: string): void {
  book.write(table, undefined);
}

/** Takes over what the host knows of us. */
export function refreshSeats(me: Me): void {
  for (const mine of me.tables.toReversed()) hold(mine.table.id, mine.held);
}

/** The secret of a seat one holds. */
export function secretOf(held: readonly HeldSeat[], seat: Seat): string | null {
  return held.find((one) => one.seat === seat)?.secret ?? null;
}
