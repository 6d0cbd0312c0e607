/** The rules ledger as the host serves it. */
import type { Lang } from './texts.svelte';

type Words = { [L in Lang]: string };

export interface Ledger {
  chapter: ({ id: string } & Words)[];
  clause: ({
    id: string;
    basis: 'rulebook' | 'implied' | 'ruling';
    rulings: string[];
    option?: string;
  } & Words)[];
}
