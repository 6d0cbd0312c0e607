/** The games that can be played here, asked for once. */
import type { GameCard } from '../wire';
import { api } from './api';
import { has, keys, t } from './texts.svelte';

/** The games Lantern is made for, in the order of the plates. */
export const TITLES = ['africa1880', 'rebellion1775', 'freedom'] as const;
export type Title = (typeof TITLES)[number];

keys('game-africa1880-name', 'game-rebellion1775-name', 'game-freedom-name');
keys('game-africa1880-line', 'game-rebellion1775-line', 'game-freedom-line');
keys('game-africa1880-facts', 'game-rebellion1775-facts', 'game-freedom-facts');
keys('game-africa1880-what', 'game-rebellion1775-what', 'game-freedom-what');
keys('game-africa1880-note', 'game-rebellion1775-note', 'game-freedom-note');

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
  const key = `game-${id}-name`;
  return has(key) ? t(key) : id;
}

/** A text of the plates that a game may or may not have. */
export function gameText(id: string, part: 'line' | 'facts' | 'what' | 'note'): string {
  const key = `game-${id}-${part}`;
  return has(key) ? t(key) : '';
}

keys('bot-random', 'bot-heuristic');

/** What a bot is called. */
export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return has(key) ? t(key) : bot;
}
