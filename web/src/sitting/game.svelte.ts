/** The game's own part of the page: fetched once the table says which game it plays. */
import { tick } from 'svelte';
import type { GameModule } from '../games/contract';
import { loadGame } from '../games';
import { askGames } from '../lib/games.svelte';
import type { Table } from '../lib/table.svelte';
import { askGameTexts } from '../lib/texts.svelte';
import type { Projector } from './projector.svelte';

export class Game {
  module = $state.raw<GameModule | null>(null);
  /** How high its tray is. */
  tray = $state.raw<GameModule['tray']>();
  /** What the parts of its board share at this table. */
  desk: unknown = null;
  /** Every event one was told, in order. */
  readonly #told = $derived.by(() =>
    this.table.rows.flatMap((row) => row.events.map((one) => one.data)),
  );

  constructor(
    private readonly table: Table,
    projector: Projector,
  ) {
    $effect(() => {
      const id = table.card?.game;
      if (!id) return;
      void askGames();
      void Promise.all([loadGame(id), askGameTexts(id)]).then(async ([module]) => {
        // The room for the map is right before there is a map in it.
        this.tray = module.tray;
        await tick();
        projector.film = module.film;
        if (module.Desk) this.desk ??= new module.Desk(() => this.#told);
        this.module = module;
      });
    });
  }
}
