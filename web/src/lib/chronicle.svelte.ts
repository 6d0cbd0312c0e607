/** What has been told at the table one sits at, for those who look back: reports, the end. */
import type { Update } from '../wire';

export class Chronicle<Event> {
  #table = '';
  #rows = new Map<number, Event[]>();
  /** Every event one was told at this table, in order. */
  events = $state.raw<Event[]>([]);

  /**
   * Takes down what an update tells, in the place of what was told of those rows before: they may
   * come again, and what was taken back does not. Says whether this is another table than before.
   */
  note({ table, since, number, told }: Update): boolean {
    const other = table !== this.#table;
    if (other) this.#rows.clear();
    this.#table = table;
    for (const row of this.#rows.keys()) if (row >= since && row < number) this.#rows.delete(row);
    for (const row of told)
      this.#rows.set(
        row.number,
        row.events.map((one) => one.data as Event),
      );
    this.events = [...this.#rows].sort(([a], [b]) => a - b).flatMap(([, events]) => events);
    return other;
  }
}
