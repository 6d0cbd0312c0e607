/** The games that have a folder here. What has none is played through buttons. */
import type { Component } from 'svelte';
import type { GameModule, Picture } from './contract';

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const vignettes = import.meta.glob<Component>('./*/Vignette.svelte', { import: 'default' });
const pins = import.meta.glob<Picture['pin']>('./*/vignette.json', { import: 'pin', eager: true });
const parties = import.meta.glob<(seat: number) => number>('./*/parties.ts', {
  import: 'default',
  eager: true,
});

/** The party of a seat: those who may know each other's secrets. In most games nobody has any. */
export function partyOf(id: string, seat: number): number {
  return parties[`./${id}/parties.ts`]?.(seat) ?? 0;
}

/** Whether a game has a board of its own. */
export function hasBoard(id: string): boolean {
  return `./${id}/index.ts` in modules;
}

/** The board of a game, or the plain one that works for every game. */
export function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`] ?? modules['./fallback/index.ts'];
  return load ? load() : Promise.reject(new Error('no board'));
}

/** The picture on a game's plate, if it has one. */
export async function vignette(id: string): Promise<Component | null> {
  return (await vignettes[`./${id}/Vignette.svelte`]?.()) ?? null;
}

/** Where a game is pinned on the chart of the home page, if it is. */
export function pinOf(id: string): Picture['pin'] | undefined {
  return pins[`./${id}/vignette.json`];
}
