/** The game's own part of the page: fetched once the table says which game it plays. */
import type { GameModule } from '../games/contract';
import { loadGame } from '../games';
import { askGames } from '../lib/games.svelte';
import type { Table } from '../lib/table.svelte';
import { addBoardTexts } from '../lib/texts.svelte';
import type { Projector } from './projector.svelte';

export class Game {
  module = $state.raw<GameModule | null>(null);

  constructor(table: Table, projector: Projector) {
    $effect(() => {
      const id = table.card?.game;
      if (!id) return;
      void askGames();
      void loadGame(id).then((module) => {
        if (module.locales) addBoardTexts(id, module.locales);
        projector.film = module.film;
        this.module = module;
      });
    });
  }
}
