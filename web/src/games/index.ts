/** The games that have a board. One line for each; the rest is played through buttons. */
import type { GameModule } from './contract';

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  africa1880: () => import('./africa1880'),
  freedom: () => import('./freedom'),
  rebellion1775: () => import('./rebellion1775'),
};

/** Whether a game has a board of its own. */
export function hasBoard(id: string): boolean {
  return id in modules;
}

/** The board of a game, or the plain one that works for every game. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[id] ?? (() => import('./fallback'));
  return (await load()).default;
}
