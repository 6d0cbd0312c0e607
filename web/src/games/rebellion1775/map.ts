/**
 * The map: real coasts, turned and magnified where it is crowded. See `bake/map.mjs`. It
 * lies on its side, the south at the left; a phone stands it up, the south below.
 */
import type { Extent, Point } from '../../map/camera.svelte';
import data from './map.json';

export type { Point };

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

/** The points of what is baked as steps, each from the last. */
function walked(text: string): Point[] {
  const steps = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n + 1 < steps.length; n += 2) {
    x += steps[n] ?? 0;
    y += steps[n + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** The arcs as points: baked in half units. */
const arcs: Point[][] = data.arcs.map((text) => walked(text).map(([x, y]) => [x / 2, y / 2]));

const baked = data.areas as unknown as Record<string, BakedArea>;
const bakedColonies = data.colonies as unknown as Record<string, Point>;
const bakedSeas = data.seas as unknown as Record<string, { at: Point; size: number; turn: number }>;

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

/** Where an area of a board that is not ours would be: nowhere one could see it. */
const NOWHERE: Spot = { path: '', at: [-999, -999], heart: [-999, -999] };
/** Room around the areas for their names and units, in units. */
const EDGE = { left: 30, top: 34, right: 30, bottom: 56 };
/** How far a phone turns the map to stand it up, in degrees. */
const UPRIGHT = -66;

/** The same line with points so far from each other: a wide stroke along it looks the same and is drawn sooner. */
function thinned(points: readonly Point[], apart: number): Point[] {
  const kept: Point[] = [];
  for (const [n, point] of points.entries()) {
    const last = kept.at(-1);
    if (
      !last ||
      n === points.length - 1 ||
      Math.hypot(point[0] - last[0], point[1] - last[1]) >= apart
    )
      kept.push(point);
  }
  return kept;
}

const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The map, lying or standing. Names and units are upright on both. */
export class Atlas {
  /** Areas by their id. */
  readonly spots: Record<string, Spot>;
  /** Where the flag of each colony stands. */
  readonly colonies: Record<string, Point>;
  readonly seas: Record<string, { at: Point; size: number; turn: number }>;
  /** How what is baked as a path has to be turned, as an SVG transform. */
  readonly spin: string;
  readonly #arcs: Point[][];
  readonly #turn: (point: Point) => Point;

  /** Whether it stands. */
  readonly upright: boolean;

  constructor(upright: boolean) {
    this.upright = upright;
    const degrees = upright ? UPRIGHT : 0;
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const tidy = (n: number): number => Math.round(n * 10) / 10;
    const turn = ([x, y]: Point): Point => [tidy(x * cos - y * sin), tidy(x * sin + y * cos)];
    const entries = <A, B>(record: Record<string, A>, make: (one: A) => B): Record<string, B> =>
      Object.fromEntries(Object.entries(record).map(([id, one]) => [id, make(one)]));
    this.spin = `rotate(${degrees})`;
    this.#turn = turn;
    this.#arcs = upright ? arcs.map((points) => points.map(turn)) : arcs;
    this.spots = entries(baked, ({ rings, at, lead, city }) => ({
      path: rings.map((one) => this.#ring(one)).join(''),
      at: turn(at),
      heart: turn(lead ?? at),
      ...(lead ? { lead: turn(lead) } : {}),
      ...(city ? { city: turn(city) } : {}),
    }));
    this.colonies = entries(bakedColonies, turn);
    this.seas = entries(bakedSeas, (one) => ({
      ...one,
      at: turn(one.at),
      turn: one.size > 1 ? 0 : one.turn + degrees,
    }));
  }

  spot(id: string): Spot {
    return this.spots[id] ?? NOWHERE;
  }

  /** A ring of arcs; a number below nought is an arc that is gone through backwards. */
  #ring(numbers: readonly number[]): string {
    return `${line(numbers.flatMap((n) => (n < 0 ? [...(this.#arcs[~n] ?? [])].reverse() : (this.#arcs[n] ?? []))))}z`;
  }

  /** The coasts, only as closely as that, and the edge where the areas meet the land beyond. */
  shore(apart: number): string {
    const beyond = land.split('z').map((ring) => thinned(walked(ring).map(this.#turn), apart));
    const own = [...owners].map(([n, ids]) =>
      ids.length === 1 ? thinned(this.#arcs[n] ?? [], apart) : [],
    );
    return [...beyond, ...own]
      .filter((points) => points.length > 1)
      .map(line)
      .join('');
  }

  /** The borders by their kind. */
  borders(colony: (id: string) => string, rivers: readonly (readonly [string, string])[]): Borders {
    const crossing = new Set(rivers.map((pair) => [...pair].sort().join(' ')));
    const made: Borders = { outer: '', inner: '', river: '' };
    for (const [n, ids] of owners) {
      const [a, b] = ids;
      const path = line(this.#arcs[n] ?? []);
      if (a === undefined) continue;
      if (b !== undefined && crossing.has([...ids].sort().join(' '))) made.river += path;
      if (b === undefined || colony(a) !== colony(b)) made.outer += path;
      else made.inner += path;
    }
    return made;
  }

  /** What of the map is fitted to the window: some areas with their names and units. */
  extent(ids: readonly string[]): Extent {
    const points = ids.flatMap((id) => {
      const own = (baked[id]?.rings ?? []).flat().flatMap((n) => this.#arcs[n < 0 ? ~n : n] ?? []);
      return [...own, ...(baked[id] ? [this.#turn(baked[id].at)] : [])];
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
}

/** What is drawn as it was baked, turned by `spin`. */
export const { land, lakes, rivers } = data;
