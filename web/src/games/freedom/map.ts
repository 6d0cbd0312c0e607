/** The map: real coasts on a cone, a thousand units from 49 to 30 degrees north. */
import type { Extent, Point } from '../../map/camera.svelte';
import type { BoardView } from '../../wire/freedom';
import data from './map.json';

export type { Point };

export const { land, canada, frontier, lakes, rivers, borders } = data;

/** What is shown when all of the map is: the towns, the plantations and the sky over Canada. */
export const whole: Extent = { left: -112, top: -96, right: 1092, bottom: 1000 };

const RADIANS = Math.PI / 180;

/** Where a point of the earth is on the map; the same cone as in `bake-freedom.mjs`. */
export function project(lon: number, lat: number): Point {
  const { cone, scale, unit, high } = data.projection;
  const far = scale / Math.tan(Math.PI / 4 + (lat * RADIANS) / 2) ** cone;
  const turn = cone * (lon + 82) * RADIANS;
  return [far * Math.sin(turn) * unit + 500, (far * Math.cos(turn) - high) * unit];
}

/** Towns that would lie on each other are moved apart, by so many units. */
const NUDGES: Record<string, Point> = {
  nyc: [26, 12],
  phi: [20, 34],
  was: [-10, 18],
  n_sus: [-16, -12],
  n_moh: [-22, -22],
  fer: [-4, -18],
  bos: [34, 6],
  n_por: [6, 2],
  n_mai: [16, -10],
  cin: [-26, -6],
  rip: [14, 16],
  n_eoh: [10, -4],
  n_woh: [-18, -14],
  cle: [6, -2],
  s_mtn: [6, 6],
  s_blu: [6, 4],
  n_wpa: [-6, 4],
  roc: [-10, 2],
  sea: [40, 70],
  pl_w: [30, 20],
  pl_c: [-10, 52],
  pl_e: [10, 46],
  new: [-6, 0],
  n_rki: [-6, 0],
};

/** On which side of a town its name stands, where below is taken. */
const SIDES: Record<string, 'above' | 'left' | 'right'> = {
  nyc: 'right',
  phi: 'right',
  bos: 'right',
  n_por: 'right',
  fer: 'above',
  n_moh: 'above',
  roc: 'above',
  cle: 'right',
  det: 'left',
  rip: 'right',
  s_pie: 'right',
  n_mai: 'above',
  n_min: 'left',
  s_blu: 'right',
  cin: 'left',
  new: 'left',
  stl: 'left',
  n_wia: 'above',
  n_woh: 'above',
  n_wpa: 'right',
  sea: 'left',
};

/** Where the road from a town crosses into Canada. */
const CROSSINGS: Record<string, Point> = {
  n_min: project(-91.6, 49.3),
  chi: project(-85.4, 47.6),
  det: project(-81.7, 43.7),
  cle: project(-80.3, 43.3),
  roc: project(-78.3, 44.6),
  n_moh: project(-76.0, 45.6),
  fer: project(-73.4, 46.2),
  n_mai: project(-66.6, 47.2),
};

export interface Spot {
  at: Point;
  side: 'above' | 'below' | 'left' | 'right';
}

export const nowhere: Spot = { at: [-999, -999], side: 'below' };

/** Where everything of a board is. */
export function spotsOf(board: BoardView): Map<string, Spot> {
  const made = new Map<string, Spot>();
  for (const { id, lon, lat } of [...board.spaces, ...board.plantations]) {
    const [x, y] = project(lon, lat);
    const [dx, dy] = NUDGES[id] ?? [0, 0];
    made.set(id, { at: [x + dx, y + dy], side: SIDES[id] ?? 'below' });
  }
  made.set('canada', { at: project(-79.2, 48.75), side: 'below' });
  return made;
}

/** Where somebody from that town enters Canada. */
export function crossing(from: string, at: Point): Point {
  return CROSSINGS[from] ?? [at[0], at[1] - 90];
}

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The middle of a road: a little aside, always on the same side, whichever way one goes. */
function aside(a: Point, b: Point): Point {
  const [low, far] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const bend = 0.07;
  return [
    (low[0] + far[0]) / 2 + (far[1] - low[1]) * bend,
    (low[1] + far[1]) / 2 - (far[0] - low[0]) * bend,
  ];
}

/** A road as a line. */
export function road(a: Point, b: Point): string {
  return `M${text(a)}Q${text(aside(a, b))} ${text(b)}`;
}

/** A way along several roads as one line. */
export function way(points: readonly Point[]): string {
  return points
    .map((point, n) => {
      const last = points[n - 1];
      return last ? `Q${text(aside(last, point))} ${text(point)}` : `M${text(point)}`;
    })
    .join('');
}

/** A point on a road, by its share of the length. */
export function along(a: Point, b: Point, share: number): Point {
  const middle = aside(a, b);
  const rest = 1 - share;
  return [0, 1].map(
    (n) =>
      rest * rest * (a[n] ?? 0) + 2 * rest * share * (middle[n] ?? 0) + share * share * (b[n] ?? 0),
  ) as unknown as Point;
}

/** The head of an arrow that ends a way, stopped short of its end by so many units. */
export function head(
  points: readonly Point[],
  size: number,
  short: number,
): { line: string; head: string } {
  const end = points.at(-1) ?? [0, 0];
  const before = points.at(-2) ?? end;
  const middle = aside(before, end);
  const length = Math.hypot(end[0] - middle[0], end[1] - middle[1]) || 1;
  const [ux, uy] = [(end[0] - middle[0]) / length, (end[1] - middle[1]) / length];
  const tip: Point = [end[0] - ux * short, end[1] - uy * short];
  const base: Point = [tip[0] - ux * size, tip[1] - uy * size];
  const wing = size * 0.6;
  const line = `${way(points.slice(0, -1))}${points.length > 1 ? `Q${text(middle)} ${text(base)}` : ''}`;
  return {
    line,
    head: `M${text(tip)}L${text([base[0] - uy * wing, base[1] + ux * wing])}L${text([base[0] + uy * wing, base[1] - ux * wing])}z`,
  };
}

/**
 * The stars of Canada, each for one person: the Great Bear first, the drinking gourd that showed
 * the way north, then the stars around it.
 */
export const stars: readonly Point[] = [
  [440, -34],
  [452, 6],
  [520, 8],
  [528, -38],
  [398, -52],
  [352, -70],
  [300, -58],
  [684, -36],
  [728, 0],
  [772, -34],
  [816, 10],
  [860, -28],
  [900, 14],
  [906, -58],
  [676, -72],
  [748, -70],
  [830, -66],
  [560, 44],
  [620, 58],
  [690, 60],
  [756, 50],
  [812, 62],
  [866, 60],
  [478, 42],
  [572, -58],
  [346, -18],
  [290, -8],
  [238, -40],
  [944, -18],
  [230, 8],
];

/** The North Star. */
export const polaris: Point = [612, -84];
