/** The colours of cubes as they are drawn, in the order of the board. */
import { paint } from '../../lib/roles';
import type { AreaView, BoardView, ColourView, Side } from '../../wire/rebellion1775';

/** Cubes by the id of their colour. */
export type Tally = AreaView['units'];

export interface Paint extends ColourView {
  /** Its name in the reader's language. */
  name: string;
  css: string;
  cssOn: string;
}

/** A colour by its id; one we do not know is grey. */
export function painter(board: BoardView): (id: string) => Paint {
  const nobody = {
    letter: '?',
    colour: 'grey',
    side: null,
    cubes: 0,
    dice: 0,
    faces: [0, 0, 0] as [number, number, number],
  };
  return (id) => {
    const names = { en: id, fr: id, it: id };
    const found = board.colours.find((one) => one.id === id) ?? { ...nobody, id, names };
    return {
      ...found,
      ...paint({ id, names: found.names, letter: found.letter, colour: found.colour }),
    };
  };
}

/** A pile of cubes of one colour in an area, and with whom it stands. */
export interface Pile {
  colour: string;
  count: number;
  side: Side | null;
  /** How many of them have moved. */
  marked: number;
}

/** Everybody in an area: British, Americans, then natives with nobody. */
export function pilesOf(board: BoardView, area: AreaView): Pile[] {
  const piles: Pile[] = [];
  for (const side of ['british', 'american'] as const) {
    for (const { id, side: own } of board.colours) {
      const natives = own === null ? area.natives[side === 'british' ? 0 : 1] : 0;
      const count = own === null ? natives : own === side ? (area.units[id] ?? 0) : 0;
      if (count > 0) piles.push({ colour: id, count, side, marked: area.marked[id] ?? 0 });
    }
  }
  const native = board.colours.find((one) => one.side === null);
  if (native && area.neutral > 0)
    piles.push({ colour: native.id, count: area.neutral, side: null, marked: 0 });
  return piles;
}

/** The cubes of a tally in the order of the board, without what is not there. */
export function listOf(board: BoardView, tally: Tally): { colour: string; count: number }[] {
  return board.colours
    .map(({ id }) => ({ colour: id, count: tally[id] ?? 0 }))
    .filter((one) => one.count > 0);
}

export function total(tally: Tally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

export function sum(a: Tally, b: Tally, times = 1): Tally {
  const made: Tally = { ...a };
  for (const [id, count] of Object.entries(b))
    made[id] = Math.max((made[id] ?? 0) + times * count, 0);
  return made;
}
