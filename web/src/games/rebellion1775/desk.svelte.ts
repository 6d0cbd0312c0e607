/** What the board, the tray and the end share: what has been told, and what is open. */
import type { Event } from '../../wire/rebellion1775';
import { reportsOf, type Report } from './reports';

export class Desk {
  /** Every battle so far. */
  readonly reports = $derived.by<Report[]>(() => reportsOf(this.told()));
  /** How many battles had been fought when somebody last closed a report. */
  #read = $state(Infinity);
  /** There is room for the battle on the sea beside the coast; else it is in the tray. */
  roomy = $state(true);

  constructor(readonly told: () => readonly Event[]) {}

  /** The battle that was fought last, if nobody has put its report away. */
  get report(): Report | null {
    return this.reports.length > this.#read ? (this.reports.at(-1) ?? null) : null;
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
