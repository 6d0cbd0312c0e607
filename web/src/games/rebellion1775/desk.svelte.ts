/** What the board, the tray and the end share: what has been told, and what is open. */
import type { Told } from '../../wire';
import { reportsOf, type Report } from './reports';
import type { Event } from './view';

class Chronicle {
  #table = '';
  #rows = new Map<number, Event[]>();
  /** Every event one was told at this table, in order. */
  events = $state.raw<Event[]>([]);
  /** Every battle so far. */
  reports = $derived<Report[]>(reportsOf(this.events));

  /**
   * Adds what an update tells. Rows come once each, save after a lost connection. Says whether
   * this is another table than before.
   */
  note(table: string, told: readonly Told[]): boolean {
    const other = table !== this.#table;
    if (other) {
      this.#rows.clear();
      this.events = [];
    }
    this.#table = table;
    if (told.length === 0) return other;
    for (const row of told) this.#rows.set(row.number, row.events.map((one) => one.data as Event));
    this.events = [...this.#rows].sort(([a], [b]) => a - b).flatMap(([, events]) => events);
    return other;
  }
}

export const chronicle = new Chronicle();

class Desk {
  /** How many battles had been fought when somebody last closed a report. */
  read = $state(0);
  /** There is room for the battle on the sea beside the coast; else it is in the tray. */
  roomy = $state(true);
}

export const desk = new Desk();
