/** The shape a table is drawn in: chosen by the room there is and not by the device. */
import { MediaQuery } from 'svelte/reactivity';

/**
 * - `wide`: the map, the tray below it, the panel beside both.
 * - `tall`: the map above, a sheet from below. Phones and tablets upright.
 * - `low`: the map first, a rail beside it, the panel over it. Phones that lie, and large letters.
 */
export type Shape = 'wide' | 'tall' | 'low';

const low = new MediaQuery('(max-height: 599.9px) and (orientation: landscape)');
const broad = new MediaQuery('(min-width: 1000px)');

/** The shape for this window. Reactive; whatever depends on the room asks here. */
export function shape(): Shape {
  return low.current ? 'low' : broad.current ? 'wide' : 'tall';
}
