/** Where round buttons may lie beside a place without covering anything that can be clicked. */
import type { Point } from './camera.svelte';

/** A part of the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Beside it first, then above and below: in twelfths of a turn, the sides in turn. */
const TURNS = [6, 0, 5, 1, 7, 11, 4, 2, 8, 10, 3, 9];
const RINGS = 3;

/**
 * The middles of so many buttons about a place, each on a spot of its own that is clear. There are
 * fewer where there is no room: nothing that is lit is worth hiding.
 */
export function clearSpots(
  count: number,
  size: number,
  [x, y]: Point,
  far: number,
  window: Box,
  taken: readonly Box[],
): Point[] {
  const covered = [...taken];
  const found: Point[] = [];
  for (let ring = 0; ring < RINGS; ring += 1) {
    for (const turn of TURNS) {
      if (found.length === count) return found;
      const [away, angle] = [far + size * (0.5 + ring), (turn * Math.PI) / 6];
      const spot: Point = [x + away * Math.cos(angle), y - away * Math.sin(angle)];
      const box = about(spot, size / 2);
      const inside =
        box.left >= window.left &&
        box.top >= window.top &&
        box.right <= window.right &&
        box.bottom <= window.bottom;
      if (!inside || covered.some((one) => meets(one, box))) continue;
      found.push(spot);
      covered.push(box);
    }
  }
  return found;
}

/** A square about a point. */
export function about([x, y]: Point, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
