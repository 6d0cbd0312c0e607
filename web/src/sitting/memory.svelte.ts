/** Keeps the table as one sees it, to be read without a network. */
import { untrack } from 'svelte';
import { build, fixed } from '../lib/build.svelte';
import { kept } from '../lib/kept';
import type { Table } from '../lib/table.svelte';

/** Whether this browser can keep anything, and is to: on a host for tests only if the test asks. */
const wanted =
  build !== null && 'serviceWorker' in navigator && (!fixed || kept<boolean>('worker', false));

let installed = false;

export function remembers(table: Table, calm: () => boolean): void {
  if (!wanted) return;
  $effect(() => {
    const { card, about, update, rows, seats } = table;
    if (!card || !about || !update || table.asOf !== null || !calm()) return;
    untrack(() => {
      void import('../lib/offline').then(({ install, remember }) => {
        remember(table.id, seats, { card, about, update, rows, at: Date.now() });
        if (installed) return;
        installed = true;
        // Where it is refused nothing is kept, and all else is as it was.
        install().catch(() => undefined);
      });
    });
  });
}
