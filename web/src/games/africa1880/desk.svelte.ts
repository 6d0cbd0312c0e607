/** What the board, the tray and the end share: whether one is landing, and what has been told. */
import type { Seat } from '../../wire';
import type { Event } from '../../wire/africa1880';

export class Desk {
  /** Whose ship is out: the coasts are lit, and the next click on one orders the landing. */
  landing = $state<Seat | null>(null);
  /** There is room for the sheet beside the continent; else it is in the tray. */
  roomy = $state(true);

  constructor(readonly told: () => readonly Event[]) {}
}
