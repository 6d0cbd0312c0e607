/** What has been told at the table one sits at, for those who look back: reports, the end. */
import type { Told } from '../wire';

export class Chronicle<Event> {
  #table = '';
  /** Every event one was told at this table, in order. */
  events = $state.raw<Event[]>([]);

  /** Takes down what was told at a table. Says whether this is another table than before. */
  note(table: string, told: readonly Told[]): boolean {
    const other = table !== this.#table;
    this.#table = table;
    this.events = told.flatMap((row) => row.events.map((one) => one.data as Event));
    return other;
  }
}
