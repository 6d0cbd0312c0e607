/** The words of a table: its texts, places and seats as the reader calls them. */
import type { SeatRole } from '../games/contract';
import { roleOfSeat } from '../lib/roles';
import type { Table } from '../lib/table.svelte';
import { placeName, say, type Namer } from '../lib/texts.svelte';
import type { Seat, Text } from '../wire';

export class Words {
  /** What is needed to name anything; null until the game is known. */
  readonly names = $derived.by<Namer | null>(() => {
    const { about, card } = this.table;
    return about ? { about, card } : null;
  });

  constructor(private readonly table: Table) {}

  readonly say = (text: Text): string => say(text, this.names);

  readonly placeName = (place: string): string =>
    this.names ? placeName(this.names.about, place) : place;

  readonly roleOf = (seat: Seat): SeatRole => {
    if (!this.names) throw new Error('a role is asked for before the game is known');
    return roleOfSeat(this.names, seat, this.table.seats.includes(seat));
  };
}
