/** How the powers of a territory stand above its name: one as a flag, several as a block of shields. */
import type { Point } from './map';

/** From one shield to the next. */
export const STEP = { x: 12.6, y: 13.6 };
/** A flag that flies alone. */
const FLAG = { wide: 24, high: 22 };

/** How wide and high so many are, in pixels, and in how many columns they stand. */
export function blockOf(count: number): { wide: number; high: number; columns: number } {
  if (count < 2) return { ...FLAG, columns: 1 };
  const columns = count < 4 ? count : Math.ceil(count / 2);
  return { wide: columns * STEP.x, high: Math.ceil(count / columns) * STEP.y, columns };
}

/** So many powers somewhere on the map, their feet so far above that point. */
export interface Block {
  id: string;
  at: Point;
  count: number;
  foot: number;
}

const ROUNDS = 12;
const GAP = 2.5;

/**
 * How far each block moves so that none lies on another, in pixels of a piece: both of them aside, or
 * the upper one upwards, as below it is its own name. A pixel of a piece is so large on the map.
 */
export function apart(blocks: readonly Block[], piece: number): Map<string, Point> {
  const all = blocks.map(({ id, at, count, foot }) => {
    const { wide, high } = blockOf(count);
    const [x, y] = [at[0] / piece, at[1] / piece - foot - high / 2];
    return { id, x, y, wide, high, home: [x, y] as const };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, a] of all.entries()) {
      for (const b of all.slice(n + 1)) {
        const aside = (a.wide + b.wide) / 2 + GAP - Math.abs(a.x - b.x);
        const over = (a.high + b.high) / 2 + GAP - Math.abs(a.y - b.y);
        if (aside <= 0 || over <= 0) continue;
        const [left, right] = a.x < b.x ? [a, b] : [b, a];
        if (aside < over) {
          left.x -= aside / 2;
          right.x += aside / 2;
        } else (a.y < b.y ? a : b).y -= over;
      }
    }
  }
  return new Map(all.map(({ id, x, y, home }) => [id, [x - home[0], y - home[1]]]));
}
