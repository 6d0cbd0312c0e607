/** Tints of paper for the territories, so that no two neighbours have the same. For the eye only. */
import type { TerritoryInfo } from '../../wire/africa1880';

export const TINTS = 4;

export function tints(territories: readonly TerritoryInfo[]): Map<string, number> {
  const made = new Map<string, number>();
  // Those with most neighbours choose first: then four tints are enough.
  for (const { id, borders } of [...territories].sort(
    (a, b) => b.borders.length - a.borders.length,
  )) {
    const taken = new Set(borders.map((other) => made.get(other)));
    let tint = 0;
    while (taken.has(tint) && tint < TINTS - 1) tint += 1;
    made.set(id, tint);
  }
  return made;
}
