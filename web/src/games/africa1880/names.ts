/** Which names of the map find room: whole, by the board's three letters, or not at all. */
import type { Extent, Point } from './map';
import { blockOf } from './block';

export interface Named {
  id: string;
  name: string;
  /** Where it stands on the map, and how large it is set. */
  at: Point;
  size: number;
  squares: number;
  /** How many powers are present. */
  present: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From one line of a name to the next. */
export const LINE = 13;
/** How far above the foot of a name what stands there begins; less where there is no name. */
export const ABOVE = { named: 13, bare: 6 };

/** A long name in two lines. */
export function linesOf(name: string): string[] {
  const space = name.length > 12 ? name.lastIndexOf(' ', Math.ceil(name.length / 2) + 3) : -1;
  return space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** What each name is written as; a name that is missing has no room. A pixel of a piece is so large. */
export function roomForNames(
  all: readonly Named[],
  piece: number,
  map: Extent,
): Map<string, string> {
  const about = (one: Named, half: number, top: number, bottom: number): Box => {
    const [x, y] = [one.at[0] / piece, one.at[1] / piece];
    return { left: x - half, top: y + top, right: x + half, bottom: y + bottom };
  };
  const things = all.map((one) => {
    const { wide, high } = blockOf(one.present);
    const boxes = [about(one, one.squares * 4.6, 3, 13)];
    if (one.present) boxes.push(about(one, wide / 2, -ABOVE.named - high, -ABOVE.named + 1));
    return { id: one.id, boxes };
  });
  const taken: Box[] = [];
  const found = new Map<string, string>();
  for (const one of [...all].sort((a, b) => b.size - a.size)) {
    for (const text of [one.name, one.id]) {
      const lines = linesOf(text);
      const half = Math.max(...lines.map((line) => line.length)) * (one.size === 3 ? 6.5 : 3.3) + 2;
      const box = about(one, half, -10, 3 + (lines.length - 1) * LINE);
      const inside = box.left * piece > map.left && box.right * piece < map.right;
      const free =
        !taken.some((other) => meet(box, other)) &&
        !things.some(({ id, boxes }) => id !== one.id && boxes.some((other) => meet(box, other)));
      if (!inside || !free) continue;
      found.set(one.id, text);
      taken.push(box);
      break;
    }
  }
  return found;
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
