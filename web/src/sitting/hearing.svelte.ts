/** What can be heard at a table, if somebody wants to: one's turn, steps of others, dice, and the end. */
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { Sound } from '../lib/sound';
import type { Table } from '../lib/table.svelte';
import type { Told } from '../wire';
import type { Choices } from './choices.svelte';
import type { Game } from './game.svelte';
import type { Projector } from './projector.svelte';

export class Hearing {
  #asked = false;
  #over: boolean | null = null;

  constructor(
    private readonly table: Table,
    private readonly game: Game,
    projector: Projector,
    choices: Choices,
  ) {
    $effect(() => {
      const event = projector.playback(null).current;
      const sound = event && game.module?.sounds?.[(event.data as { type: string }).type];
      if (sound) untrack(() => this.#hear(sound));
    });
    $effect(() => {
      if (projector.on || !table.update) return;
      const over = table.update.outcome !== undefined;
      if (over && this.#over === false) untrack(() => this.#hear('end'));
      else if (choices.asked && !this.#asked) untrack(() => this.#hear('turn'));
      [this.#asked, this.#over] = [choices.asked, over];
    });
  }

  /** The table has moved on. */
  moved(fresh: readonly Told[]): void {
    const others = fresh.some(({ seat }) => seat !== undefined && !this.table.seats.includes(seat));
    if (others) this.#hear('step');
  }

  #hear(sound: Sound): void {
    if (settings().sound === 'no' || document.hidden) return;
    const grave = this.game.module?.grave ?? false;
    void import('../lib/sound').then(({ hear }) => hear(sound, grave));
  }
}
