/** What the board, the tray and the end share: whether one is landing, and what has been told. */
import type { Seat, Told } from '../../wire';
import type { Event } from './view';

class Desk {
  /** Whose ship is out: the coasts are lit, and the next click on one orders the landing. */
  landing = $state<Seat | null>(null);
  /** There is room for the sheet beside the continent; else it is in the tray. */
  roomy = $state(true);
}

export const desk = new Desk();

class Chronicle {
  #table = '';
  #rows = new Map<number, Event[]>();
  /** Every event one was told at this table, in order. */
  events = $state.raw<Event[]>([]);

  /** Adds what an update tells. Rows come once each, save after a lost connection. */
  note(table: string, told: readonly Told[]): void {
    if (table !== this.#table) this.#rows.clear();
    this.#table = table;
    if (told.length === 0) return;
    for (const row of told) this.#rows.set(row.number, row.events.map((one) => one.data as Event));
    this.events = [...this.#rows].sort(([a], [b]) => a - b).flatMap(([, events]) => events);
  }
}

export const chronicle = new Chronicle();
