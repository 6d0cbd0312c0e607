/** The map: real coasts in a plane in which Africa is a thousand units high. */
import type { Extent, Point } from '../../map/camera.svelte';
import data from './map.json';

export type { Extent, Point };

export interface Spot {
  /** Its outline, as an SVG path. */
  path: string;
  /** Where its name stands; its squares are below, its flags above. */
  at: Point;
  /** How large its name is set, from 1 to 3. */
  size: number;
  /** Where the hairline of a territory ends that is too narrow for its name. */
  lead?: Point;
  /** Where a landing arrives. */
  port?: Point;
  /** Where a ship lies before it lands. */
  roads?: Point;
  /** Where an expedition starts and ends. */
  heart: Point;
}

export const spots = data.territories as unknown as Record<string, Spot>;
export const { swell, madagascar, beyond, lakes, rivers, graticule } = data;
export const seas = data.seas as unknown as Record<
  string,
  { at: Point; size: number; turn: number }
>;
export const frame = data.frame as unknown as readonly [Point, Point];

/** What a board is fitted to: Africa with the names that stand off its shores. */
export const africa: Extent = { left: 14, top: -12, right: 984, bottom: 1004 };

/** Where a territory of a board that is not ours would be: nowhere one could see it. */
const nowhere: Spot = { path: '', at: [-999, -999], size: 1, heart: [-999, -999] };

export function spotOf(id: string): Spot {
  return spots[id] ?? nowhere;
}
