/**
 * The map: real coasts, turned and magnified where it is crowded. See `bake/map.mjs`. It
 * lies on its side, the south at the left; where there is more height it is stood up, the south below.
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
/** How far the map may be stood up, in degrees: more, and its north would be at the left. */
const ANGLES = [0, -10, -20, -30, -40, -50, -66];

function turner(degrees: number): (point: Point) => Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const tidy = (n: number): number => Math.round(n * 10) / 10;
  return ([x, y]) => [tidy(x * cos - y * sin), tidy(x * sin + y * cos)];
}

/** What of the map is fitted to the window: some areas with their names and units. */
function extentOf(ids: readonly string[], turn: (point: Point) => Point): Extent {
  const points = ids.flatMap((id) => {
    const own = (baked[id]?.rings ?? []).flat().flatMap((n) => arcs[n < 0 ? ~n : n] ?? []);
    return [...own, ...(baked[id] ? [baked[id].at] : [])].map(turn);
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

/** The angle at which those areas are largest in a window of that size. */
export function bestAngle(ids: readonly string[], width: number, height: number): number {
  const sizes = ANGLES.map((degrees) => {
    const { left, right, top, bottom } = extentOf(ids, turner(degrees));
    return Math.min(width / (right - left), height / (bottom - top));
  });
  return ANGLES[sizes.indexOf(Math.max(...sizes))] ?? 0;
}

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

/** The map, lying or stood up. Names and units are upright on both. */
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

  /** Turned by so many degrees. */
  constructor(degrees: number) {
    const turn = turner(degrees);
    const shifted = ([x, y]: Point): Point => [x - 90, y + 70];
    const entries = <A, B>(record: Record<string, A>, make: (one: A) => B): Record<string, B> =>
      Object.fromEntries(Object.entries(record).map(([id, one]) => [id, make(one)]));
    this.spin = `rotate(${degrees})`;
    this.#turn = turn;
    this.#arcs = degrees ? arcs.map((points) => points.map(turn)) : arcs;
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
      // On a map that stands, the name of the ocean keeps clear of the buttons.
      at: one.size > 1 && degrees < -15 ? shifted(turn(one.at)) : turn(one.at),
      turn: one.size > 1 ? 0 : one.turn + degrees,
    }));
  }

  spot(id: string): Spot {
    return this.spots[id] ?? NOWHERE;
  }

  /** A point as it was baked, where it is on this map. */
  turned(point: Point): Point {
    return this.#turn(point);
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
    return extentOf(ids, this.#turn);
  }
}

/** What is drawn as it was baked, turned by `spin`. */
export const { land, lakes, rivers } = data;
