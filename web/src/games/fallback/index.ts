/** A board for any game that has none of its own: played through the buttons. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';

export default { Board } satisfies GameModule;
