/** Dark and light, as the system or somebody chooses: a window has one theme, so a module keeps it. */
import { MediaQuery } from 'svelte/reactivity';

export type Theme = 'light' | 'dark';

const KEY = 'lantern.theme';
const dark = new MediaQuery('(prefers-color-scheme: dark)');

function stored(): Theme | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}

let chosen = $state<Theme | null>(stored());

/** The theme that is on. */
export function theme(): Theme {
  return chosen ?? (dark.current ? 'dark' : 'light');
}

/** Changes to the other theme and keeps the choice, unless it is the system's own. */
export function switchTheme(): void {
  const next: Theme = theme() === 'dark' ? 'light' : 'dark';
  chosen = next === (dark.current ? 'dark' : 'light') ? null : next;
  try {
    if (chosen) localStorage.setItem(KEY, chosen);
    else localStorage.removeItem(KEY);
  } catch {
    // The choice lasts until the page is closed.
  }
}

/** Puts the theme on the page; called from an effect. */
export function applyTheme(): void {
  const now = theme();
  document.documentElement.dataset['theme'] = now;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', now === 'dark' ? '#12171C' : '#F3EAD7');
}

/** Whether nothing can be pointed at without touching it. */
export const touch = new MediaQuery('(hover: none)');
