/** The shape a table is drawn in: chosen by the room there is and not by the device. */
import { narrow } from '../lib/theme.svelte';

export type Shape = 'wide' | 'tall';

/** The shape for this window. Reactive; whatever depends on the room asks here. */
export function shape(): Shape {
  return narrow.current ? 'tall' : 'wide';
}
