/** How much of each table one has seen, so that the rest can be played back on return. */
import { keep, kept } from './kept';

const MOST = 200;

/** Other eyes count other rows, so the seats are part of the name. */
function name(table: string, seats: readonly number[]): string {
  return `${table} ${seats.join(',')}`;
}

export function seen(table: string, seats: readonly number[]): number {
  return kept<Record<string, number>>('seen', {})[name(table, seats)] ?? 0;
}

export function sawUpTo(table: string, seats: readonly number[], number: number): void {
  const book = kept<Record<string, number>>('seen', {});
  const key = name(table, seats);
  delete book[key];
  book[key] = number;
  const all = Object.keys(book);
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) delete book[old];
  keep('seen', book);
}
