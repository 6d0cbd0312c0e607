import type { SeatRole } from '../games/contract';
import type { Role, Seat } from '../wire';
import { named, roleAt, type Namer } from './texts.svelte';

/** The colours that `app.css` knows. */
const COLOURS = ['red', 'blue', 'black', 'green', 'yellow', 'orange', 'white', 'purple', 'brown', 'grey'];

/** A role's colour as CSS; a colour we do not know is grey. */
export function paint(role: Role): Omit<SeatRole, keyof Role | 'seat' | 'mine'> {
  const colour = COLOURS.includes(role.colour) ? role.colour : 'grey';
  return {
    name: named(role.names),
    css: `var(--role-${colour})`,
    cssOn: `var(--role-${colour}-on)`,
    cssText: `var(--role-${colour}-text)`,
  };
}

/** The role that sits in a seat, as it is drawn. */
export function roleOfSeat(names: Namer, seat: Seat, mine: boolean): SeatRole {
  const nobody: Role = {
    id: String(seat),
    names: { en: `${seat + 1}`, fr: `${seat + 1}`, it: `${seat + 1}` },
    letter: `${seat + 1}`,
    colour: 'grey',
  };
  const role = roleAt(names, seat) ?? nobody;
  return { ...role, ...paint(role), seat, mine };
}
