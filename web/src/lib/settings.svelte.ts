/** How somebody likes it, kept by the browser: the same at every table, so a module keeps it. */
import { MediaQuery } from 'svelte/reactivity';
import { keep, kept } from './kept';

export interface Settings {
  /** How fast a film runs. */
  speed: 'slow' | 'usual' | 'fast';
  /** What a film shows: all there is, what concerns one's own seats, or nothing. */
  film: 'all' | 'mine' | 'none';
  /** How large letters are. */
  letters: 'usual' | 'large' | 'largest';
  /** Whether things travel; `system` asks the system. */
  motion: 'system' | 'less';
  /** Whether one is asked before a step that closes something for good. */
  confirm: 'no' | 'yes';
  /** Whether a curtain comes between seats that have secrets from each other and are held here. */
  curtain: 'yes' | 'no';
  /** Whether what colours tell apart has a pattern too. */
  patterns: 'no' | 'yes';
  /** Whether what happens can be heard. */
  sound: 'no' | 'yes';
}

const USUAL: Settings = {
  speed: 'usual',
  film: 'all',
  letters: 'usual',
  motion: 'system',
  confirm: 'no',
  curtain: 'yes',
  patterns: 'no',
  sound: 'no',
};

let chosen = $state.raw<Settings>({ ...USUAL, ...kept<Partial<Settings>>('settings', {}) });
const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

/** What is set. */
export function settings(): Settings {
  return chosen;
}

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  chosen = { ...chosen, [key]: value };
  keep('settings', chosen);
}

/** Whether motion is unwanted. */
export function still(): boolean {
  return chosen.motion === 'less' || reduced.current;
}

/** How much longer or shorter anything of a film takes. */
export function pace(): number {
  return { slow: 1.6, usual: 1, fast: 0.5 }[chosen.speed];
}

/** Puts what style sheets must know on the page; called from an effect. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  dataset['letters'] = chosen.letters;
  dataset['patterns'] = chosen.patterns;
  dataset['still'] = String(still());
}
