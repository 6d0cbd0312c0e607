/** Arrows on the map. Lengths in pixels are given as `px`, the size of a pixel in the map's units. */
import type { Point, Spot } from './map';

export interface Arrow {
  line: string;
  head: string;
}

/** How far above a name its flags wave, in pixels before they grow. */
export const FLAGS_ABOVE = 24;

/** How far below a name its squares reach. */
const SQUARES_BELOW = 16;

/** Where an expedition leaves a territory: from its flags. */
export function leaves(spot: Spot, piece: number): Point {
  return spot.lead ?? [spot.at[0], spot.at[1] - FLAGS_ABOVE * piece];
}

/** Where an expedition from a point arrives: from below at the squares, else at the flags. */
export function arrives(spot: Spot, from: Point, piece: number): Point {
  if (spot.lead) return spot.lead;
  const below = from[1] > spot.at[1] + SQUARES_BELOW * piece;
  return [spot.at[0], spot.at[1] + (below ? SQUARES_BELOW : -FLAGS_ABOVE) * piece];
}

/** A bent arrow that stops short of both ends. */
export function arrow(from: Point, to: Point, px: number, short = 10): Arrow {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // Always bent to the same side, so that two that cross each other's way can be told apart.
  const bend = 0.14;
  const mid: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  const gap = Math.min(short * px, length * 0.3);
  const start = along(from, mid, gap);
  const tip = along(to, mid, gap);
  const [ux, uy] = unit(mid, tip);
  const size = 8 * px;
  const base: Point = [tip[0] - ux * size, tip[1] - uy * size];
  const wing = size * 0.55;
  const text = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return {
    line: `M${text(start)}Q${text(mid)} ${text(base)}`,
    head: `M${text(tip)}L${text([base[0] - uy * wing, base[1] + ux * wing])}L${text([base[0] + uy * wing, base[1] - ux * wing])}z`,
  };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function along(from: Point, to: Point, far: number): Point {
  const [x, y] = unit(from, to);
  return [from[0] + x * far, from[1] + y * far];
}
