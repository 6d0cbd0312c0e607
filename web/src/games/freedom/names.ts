/** Which names have room on the map, and on which side of their towns. */
import type { SpaceKind } from '../../wire/freedom';
import { whole, type Point, type Spot } from './map';

export type Kind = SpaceKind | 'plantation';
export type Side = Spot['side'];

/** How far a round plate reaches, in pixels of a piece. */
export const REACH: Record<Kind, number> = {
  large: 16,
  small: 11.5,
  space: 8.5,
  sea: 9.5,
  plantation: 20,
};
/** How large the letters are, in pixels of a piece; on the screen they are never smaller than that. */
const LETTERS: Record<Kind, number> = {
  large: 14,
  small: 12.5,
  space: 11,
  sea: 11,
  plantation: 11.5,
};
const LEAST_PX = 12;
/** So much of the window is left free below the map. */
export const BELOW_PX = 20;
/** A window of less than this has a line of its own for more than two players. */
export const MANY_PX = 600;
/** Who is named first. */
const RANKS: Kind[] = ['large', 'plantation', 'small', 'sea', 'space'];
const SIDES: Side[] = ['below', 'right', 'left', 'above'];

/** How wide the plate of a town is, and half as high as, in pixels of a piece. */
export function plate(kind: Kind, holds: number): { wide: number; half: number } {
  return kind === 'plantation'
    ? { wide: Math.ceil(holds / 2) * 11 + 8, half: 14 }
    : { wide: REACH[kind] * 2, half: REACH[kind] };
}

/** A name in one or two lines, in pixels of a piece about its town. */
export interface Name {
  lines: string[];
  size: number;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** A name on that side of its town, where a piece has so many pixels of the screen. */
export function nameAt(name: string, side: Side, kind: Kind, holds: number, scale: number): Name {
  const { wide, half } = plate(kind, holds);
  const size = Math.max(LETTERS[kind], LEAST_PX / scale);
  const space = name.length > 13 ? name.lastIndexOf(' ', Math.ceil(name.length / 2) + 4) : -1;
  const lines = space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
  const tall = (lines.length - 1) * size;
  const made = { lines, size };
  const middle = size * 0.3 - tall / 2;
  if (side === 'above') return { ...made, x: 0, y: -half - 6 - tall, anchor: 'middle' };
  if (side === 'left') return { ...made, x: -wide / 2 - 5, y: middle, anchor: 'end' };
  if (side === 'right') return { ...made, x: wide / 2 + 5, y: middle, anchor: 'start' };
  return { ...made, x: 0, y: half + 3 + size * 0.8, anchor: 'middle' };
}

export interface Named {
  id: string;
  name: string;
  at: Point;
  side: Side;
  kind: Kind;
  holds: number;
  /** Whether it matters just now. */
  first: boolean;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];
const meets = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The towns whose names lie neither on one another nor on a town; each on its own side if it can. */
export function roomFor(towns: readonly Named[], piece: number, scale: number): Map<string, Side> {
  const plates = towns.map(({ id, at: [x, y], kind, holds }) => {
    const { wide, half } = plate(kind, holds);
    const [across, down] = [(wide / 2 - 1) * piece, (half - 1) * piece];
    return { id, box: [x - across, y - down, x + across, y + down] as Box };
  });
  const lowest = whole.bottom + (BELOW_PX * piece) / scale;
  const taken: Box[] = [];
  const found = new Map<string, Side>();
  const rank = ({ first, kind }: Named): number => (first ? -1 : RANKS.indexOf(kind));
  for (const {
    id,
    name,
    at: [x, y],
    side,
    kind,
    holds,
  } of [...towns].sort((a, b) => rank(a) - rank(b))) {
    for (const one of [side, ...SIDES.filter((other) => other !== side)]) {
      const drawn = nameAt(name, one, kind, holds, scale);
      const wide =
        Math.max(...drawn.lines.map((line) => line.length)) *
        drawn.size *
        (kind === 'large' ? 0.54 : 0.49);
      const left = drawn.x - { start: 0, middle: wide / 2, end: wide }[drawn.anchor];
      const top = drawn.y - drawn.size * 0.72;
      const box: Box = [
        x + left * piece,
        y + top * piece,
        x + (left + wide) * piece,
        y + (top + drawn.lines.length * drawn.size) * piece,
      ];
      if (box[0] < whole.left || box[2] > whole.right || box[3] > lowest) continue;
      if (taken.some((other) => meets(other, box))) continue;
      if (plates.some((other) => other.id !== id && meets(other.box, box))) continue;
      taken.push(box);
      found.set(id, one);
      break;
    }
  }
  return found;
}
