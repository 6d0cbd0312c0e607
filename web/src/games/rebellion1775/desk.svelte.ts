/** What the board, the tray and the end share: what has been told, and what is open. */
import type { Event } from '../../wire/rebellion1775';
import { reportsOf, type Report } from './reports';

export class Desk {
  /** Every battle so far. */
  readonly reports = $derived.by<Report[]>(() => reportsOf(this.told()));
  /** How many battles had been fought when somebody last closed a report. */
  #read = $state(Infinity);

  constructor(readonly told: () => readonly Event[]) {}

  /** The battle that has just been fought: it goes with the next thing that happens, or is put away. */
  get report(): Report | null {
    const last = this.reports.at(-1);
    return last?.winner && !last.past && this.reports.length > this.#read ? last : null;
  }

  /** Puts the report away. */
  close(): void {
    this.#read = this.reports.length;
  }

  /** What was fought before one came is no news; a battle that was taken back may come again. */
  recount(): void {
    this.#read = Math.min(this.#read, this.reports.length);
  }
}
