/**
 * The numbers that name actions, as in `action.rs`. They are used to *ask* the host ("why not?");
 * whether an action is legal is never decided here.
 */
import type { BoardView, CardInfo } from '../../wire/rebellion1775';

const AREAS = 64;
const NUMBERS = 16;
const CARDS = 4 * NUMBERS;
const PLAY = 64;
const PLACE = PLAY + 2 * CARDS;
const NAME = PLACE + AREAS;
const CONVERT = NAME + AREAS;
const MUSTER = CONVERT + AREAS;
const GO = MUSTER + AREAS;
const FIGHT = GO + AREAS;
const WITHDRAW = FIGHT + AREAS;

const BASES = {
  place: PLACE,
  name: NAME,
  convert: CONVERT,
  muster: MUSTER,
  go: GO,
  fight: FIGHT,
  withdraw: WITHDRAW,
};

export type AreaVerb = keyof typeof BASES;

export function isAreaVerb(verb: string): verb is AreaVerb {
  return verb in BASES;
}

/** The action of that verb in an area. */
export function codeAt(board: BoardView, verb: AreaVerb, area: string): number {
  return BASES[verb] + board.areas.findIndex((one) => one.id === area);
}

/** The action that plays a card. */
export function codeOfCard(card: CardInfo): number {
  return PLAY + card.seat * NUMBERS + card.number;
}
