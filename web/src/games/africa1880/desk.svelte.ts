/** What the board, the tray and the end share: what one is about to do, and what has been told. */
import type { Seat } from '../../wire';
import type { Event } from '../../wire/africa1880';

export class Desk {
  /** Whose ship is out: the coasts are lit, and the next click on one orders the landing. */
  landing = $state<Seat | null>(null);
  /** To whom a joint war is being proposed: on whom is asked. */
  warring = $state<Seat | null>(null);
  /** Whose sheet lies open on the map, where they are not all spread out beside the continent. */
  sheet = $state<Seat | null>(null);
  /** There is room for words beside the continent; else there are signs. */
  roomy = $state(true);
  /** There is room for the sheets too; else the tray has a summary of them. */
  spread = $state(true);

  constructor(readonly told: () => readonly Event[]) {}

  /** Whatever was opened is closed: its work is done, or something else is. */
  close(): void {
    this.warring = null;
    this.sheet = null;
  }
}
