/**
 * The numbers that name actions, as in `action.rs`. They are used to *ask* the host ("why not?")
 * and to find the step that wrote a line; whether an action is legal is never decided here.
 */
import type { Seat } from '../../wire';
import type { SheetLine, View } from '../../wire/africa1880';

const TERRITORIES = 64;

export const SEAL = 1;
const ALLY = 8;
const WAR = 16;
const PROPOSE_ALLIANCE = 40;
const PROPOSE_WAR = 64;
const POWERS = 6;
const PLACE = 128;
const LAND = PLACE + TERRITORIES;
const DEVELOP = LAND + TERRITORIES;
const NOTHING = DEVELOP + TERRITORIES;
const EXPLORE = 512;

function number(view: View, place: string): number {
  return view.territories.findIndex((one) => one.id === place);
}

export const codeOf = {
  place: (view: View, at: string) => PLACE + number(view, at),
  land: (view: View, at: string) => LAND + number(view, at),
  develop: (view: View, at: string) => DEVELOP + number(view, at),
  explore: (view: View, from: string, to: string) =>
    EXPLORE + number(view, from) * TERRITORIES + number(view, to),
};

/** The action that wrote a line of a sheet; none for a line nobody can write here. */
export function codeOfLine(view: View, line: SheetLine): number | null {
  switch (line.order) {
    case 'develop':
      return codeOf.develop(view, line.at);
    case 'nothing':
      return NOTHING + number(view, line.at);
    case 'explore':
      return codeOf.explore(view, line.at, line.to);
    case 'land':
      return codeOf.land(view, line.at);
    case 'alliance':
      return ALLY + line.with;
    case 'war':
      return WAR + line.on;
    case 'void':
      return null;
  }
}

/** The action that sent a proposal. */
export function codeOfProposal(to: Seat, warOn: Seat | undefined): number {
  return warOn === undefined ? PROPOSE_ALLIANCE + to : PROPOSE_WAR + to * POWERS + warOn;
}
