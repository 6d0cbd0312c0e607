/** What the board, the tray and the end share: what has been told, and what is open. */
import { Chronicle } from '../../lib/chronicle.svelte';
import type { Event } from '../../wire/rebellion1775';
import { reportsOf, type Report } from './reports';

class War extends Chronicle<Event> {
  /** Every battle so far. */
  reports = $derived<Report[]>(reportsOf(this.events));
}

export const chronicle = new War();

class Desk {
  /** How many battles had been fought when somebody last closed a report. */
  read = $state(0);
  /** There is room for the battle on the sea beside the coast; else it is in the tray. */
  roomy = $state(true);
}

export const desk = new Desk();
