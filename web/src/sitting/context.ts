/** The sitting that is drawn here. A part of the page finds it in its context, never in a module. */
import { createContext } from 'svelte';
import type { Sitting } from './sitting.svelte';

export const [sittingHere, setSitting] = createContext<Sitting>();
