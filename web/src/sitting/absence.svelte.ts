/** What happened while one was away: it is played back on return. */
import { api } from '../lib/api';
import { whenUp } from '../lib/finger';
import { Book } from '../lib/kept';
import type { Table } from '../lib/table.svelte';
import type { Told, Update } from '../wire';
import type { Projector } from './projector.svelte';

/** How many rows of each table one has seen. */
const seen = new Book<number>('seen');

export class Absence {
  /** Whether what happened is on its way. */
  returning = $state(false);

  constructor(
    private readonly table: Table,
    private readonly projector: Projector,
    /** Hears what one has missed. */
    private readonly missed: (rows: readonly Told[]) => void,
  ) {
    $effect(() => {
      const now = table.update;
      if (now && !projector.on && !document.hidden) seen.write(this.#eyes, now.number);
    });
  }

  /** Other eyes count other rows, so the seats are part of the name. */
  get #eyes(): string {
    return `${this.table.id} ${this.table.seats.join(',')}`;
  }

  /** Plays what happened since one last looked. */
  async tell(now: Update, told: readonly Told[]): Promise<void> {
    const since = seen.read(this.#eyes) ?? 0;
    if (since <= 0 || since >= now.number) return;
    this.returning = true;
    const answer = await api.at(this.table.id, since, this.table.secrets);
    whenUp(() => {
      this.returning = false;
      if (!answer.ok) return;
      const missed = told.filter((row) => row.number >= since);
      this.missed(missed);
      this.projector.feed(answer.value.view, missed, true);
    });
  }
}
