/** The map: real coasts, turned and magnified where it is crowded. See `tools/bake-rebellion.mjs`. */
import data from './map.json';

export type Point = readonly [number, number];

export interface Spot {
  /** Its outline, as an SVG path. */
  path: string;
  /** Where its name stands; its units are below. */
  at: Point;
  /** Where the hairline of an area ends that is too narrow for its units. */
  lead?: Point;
  /** Where its city lies. */
  city?: Point;
  /** Where an army starts and arrives. */
  heart: Point;
}

interface BakedArea {
  rings: number[][];
  at: Point;
  lead?: Point;
  city?: Point;
}

/** The arcs as points: baked in half units, each step from the last. */
const arcs: Point[][] = data.arcs.map((text) => {
  const steps = text.match(/-?\d+/g)?.map(Number) ?? [];
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n + 1 < steps.length; n += 2) {
    x += steps[n] ?? 0;
    y += steps[n + 1] ?? 0;
    points.push([x / 2, y / 2]);
  }
  return points;
});

const baked = data.areas as unknown as Record<string, BakedArea>;
const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** A ring of arcs; a number below nought is an arc that is gone through backwards. */
function ring(numbers: readonly number[]): string {
  const points = numbers.flatMap((n) => (n < 0 ? [...(arcs[~n] ?? [])].reverse() : (arcs[n] ?? [])));
  return `${line(points)}z`;
}

export const spots: Record<string, Spot> = Object.fromEntries(
  Object.entries(baked).map(([id, { rings, at, lead, city }]) => [
    id,
    { path: rings.map(ring).join(''), at, heart: lead ?? at, ...(lead ? { lead } : {}), ...(city ? { city } : {}) },
  ]),
);

/** Whose arcs they are: one area's on a coast or at the edge, two areas' on a border. */
const owners = new Map<number, string[]>();
for (const [id, { rings }] of Object.entries(baked)) {
  for (const n of rings.flat()) {
    const arc = n < 0 ? ~n : n;
    owners.set(arc, [...(owners.get(arc) ?? []), id]);
  }
}

export interface Borders {
  /** Between colonies, and along the coast. */
  outer: string;
  /** Between areas of a colony. */
  inner: string;
  /** Borders along a river that an army crosses. */
  river: string;
}

/** The borders by their kind. */
export function bordersOf(colony: (id: string) => string, rivers: readonly (readonly [string, string])[]): Borders {
  const crossing = new Set(rivers.map((pair) => [...pair].sort().join(' ')));
  const made: Borders = { outer: '', inner: '', river: '' };
  for (const [n, ids] of owners) {
    const [a, b] = ids;
    const path = line(arcs[n] ?? []);
    if (a === undefined) continue;
    if (b !== undefined && crossing.has([...ids].sort().join(' '))) made.river += path;
    if (b === undefined || colony(a) !== colony(b)) made.outer += path;
    else made.inner += path;
  }
  return made;
}

export const { land, lakes, rivers } = data;
export const colonySpots = data.colonies as unknown as Record<string, Point>;
export const seas = data.seas as unknown as Record<string, { at: Point; size: number; turn: number }>;

/** Where an area of a board that is not ours would be: nowhere one could see it. */
export const nowhere: Spot = { path: '', at: [-999, -999], heart: [-999, -999] };

const EDGE = { left: 30, top: 34, right: 30, bottom: 56 };

/** What of the map is fitted to the window: some areas with their names and units. */
export function extentOf(ids: readonly string[]): { left: number; top: number; right: number; bottom: number } {
  const points = ids.flatMap((id) => {
    const own = (baked[id]?.rings ?? []).flat().flatMap((n) => arcs[n < 0 ? ~n : n] ?? []);
    return [...own, ...(baked[id] ? [baked[id].at] : [])];
  });
  if (points.length === 0) return { left: 0, top: 0, right: 1500, bottom: data.high };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - EDGE.left,
    top: Math.min(...ys) - EDGE.top,
    right: Math.max(...xs) + EDGE.right,
    bottom: Math.max(...ys) + EDGE.bottom,
  };
}
