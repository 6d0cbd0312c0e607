/** The games that can be played here: asked for once for all pages, so kept by a module. */
import type { GameCard } from '../wire';
import { api } from './api';
import { has, keys, t } from './texts.svelte';

let list = $state.raw<GameCard[] | null>(null);
let asked: Promise<void> | null = null;

/** The games, or null until they are known. */
export function games(): GameCard[] | null {
  return list;
}

/** Asks for the games, unless they are known; a failure is tried again by the next caller. */
export function askGames(): Promise<void> {
  asked ??= api.games().then((answer) => {
    if (answer.ok) list = answer.value;
    else asked = null;
  });
  return asked;
}

/** One game, or undefined if it is not (yet) known. */
export function gameCard(id: string): GameCard | undefined {
  return list?.find((card) => card.about.id === id);
}

/** What a game is called. */
export function gameName(id: string): string {
  return gameText(id, 'name') || id;
}

/** What a game says of itself, in its own texts. */
export function gameText(
  id: string,
  part: 'name' | 'line' | 'facts' | 'what' | 'note' | 'by' | 'publisher',
): string {
  const key = `${id}-about-${part}`;
  return has(key) ? t(key) : '';
}

keys('bot-random', 'bot-heuristic');

/** What a bot is called. */
export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return has(key) ? t(key) : bot;
}

/** How the nth game is numbered on its plate and on the chart. */
export function numeral(n: number): string {
  return ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][n] ?? String(n + 1);
}
