/** The end of a game: how it ended, and whether its card is open. */
import type { Table } from '../lib/table.svelte';
import type { Outcome } from '../wire';
import type { Past } from './past.svelte';

export class Ending {
  /** Whether somebody has put the card away. */
  closed = $state(false);

  constructor(
    private readonly table: Table,
    private readonly past: Past,
  ) {}

  /** How the game ended, once that has been shown. */
  get outcome(): Outcome | undefined {
    return this.past.present ? this.table.update?.outcome : undefined;
  }

  /** The same, until somebody puts the card away. */
  get shown(): Outcome | undefined {
    return this.closed ? undefined : this.outcome;
  }
}
