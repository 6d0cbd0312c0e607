/** Gathering round a table: taking an open seat, calling the bots, and the same again. */
import type { Tried } from '../games/contract';
import { api } from '../lib/api';
import { gameCard } from '../lib/games.svelte';
import { askMe } from '../lib/me.svelte';
import { enter } from '../lib/newtable';
import type { Table } from '../lib/table.svelte';
import type { Seat } from '../wire';

export class Gathering {
  /** Whether an answer is awaited. */
  busy = $state(false);

  constructor(private readonly table: Table) {}

  /** Whether the table is still gathering. */
  get on(): boolean {
    return this.table.card?.status === 'gathering';
  }

  /** The bots that can be called. */
  get bots(): readonly string[] {
    return (this.table.card && gameCard(this.table.card.game)?.bots) ?? [];
  }

  async take(seat: Seat): Promise<void> {
    const held = await this.#ask(api.join(this.table.id, { seat }));
    if (!held) return;
    this.table.took([held]);
    // Whoever holds several seats may share the device: the page hears of it.
    void askMe();
  }

  /** Gives the open seats to a bot. */
  async fill(bot: string): Promise<void> {
    const secret = this.table.secrets[0];
    if (secret !== undefined) await this.#ask(api.fill(this.table.id, { secret, bot }));
  }

  async rematch(): Promise<void> {
    const made = await this.#ask(api.rematch(this.table.id, this.table.secrets));
    if (made) enter(made);
  }

  async #ask<T>(asked: Promise<Tried<T>>): Promise<T | null> {
    this.busy = true;
    const answer = await asked;
    this.busy = false;
    if (answer.ok) return answer.value;
    this.table.problem = answer.problem;
    return null;
  }
}
