/** The expeditions and landings as arrows of the map: those that are written, and what a click would write. */
import type { Seat } from '../../wire';
import type { SheetLine } from '../../wire/africa1880';
import { arrives, leaves } from './arrows';
import type { Drawn } from './Arrows.svelte';
import { spotOf } from './map';

/** An expedition by land. A pixel of a piece is so large in the map's units. */
export function exploring(
  seat: Seat,
  from: string,
  to: string,
  piece: number,
  wish: boolean,
): Drawn {
  const start = leaves(spotOf(from), piece);
  return {
    key: `${seat} ${from} ${to} ${wish}`,
    seat,
    kind: 'explore',
    from: start,
    to: arrives(spotOf(to), start, piece),
    wish,
  };
}

/** A landing: from where the ship lies to the port. */
export function landing(seat: Seat, at: string, wish: boolean): Drawn {
  const spot = spotOf(at);
  return {
    key: `${seat} sea ${at} ${wish}`,
    seat,
    kind: 'land',
    from: spot.roads ?? spot.at,
    to: spot.port ?? spot.at,
    wish,
  };
}

/** What is written on sheets. */
export function written(
  sheets: readonly { seat: Seat; lines: readonly SheetLine[] }[],
  piece: number,
): Drawn[] {
  return sheets.flatMap(({ seat, lines }) =>
    lines.flatMap((line) => {
      if (line.order === 'explore') return [exploring(seat, line.at, line.to, piece, false)];
      return line.order === 'land' ? [landing(seat, line.at, false)] : [];
    }),
  );
}
