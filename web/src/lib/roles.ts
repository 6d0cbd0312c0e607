import type { SeatRole } from '../games/contract';
import type { Role, Seat } from '../wire';
import { named, roleAt, type Namer } from './texts.svelte';

/** The colours that `app.css` knows. */
const COLOURS = [
  'red',
  'blue',
  'black',
  'green',
  'yellow',
  'orange',
  'white',
  'purple',
  'brown',
  'grey',
];

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

/**
 * The letter of a role among all of its game: the initial of its name in the reader's language, or
 * the board's own letter where two names begin alike.
 */
export function letterOf(role: Role, roles: readonly Role[]): string {
  const initials = roles.map((one) => named(one.names).charAt(0));
  const found = roles.map(({ letter }, n) => {
    const initial = initials[n] ?? letter;
    return initials.indexOf(initial) === initials.lastIndexOf(initial) ? initial : letter;
  });
  const apart = new Set(found).size === found.length;
  return (apart && found[roles.indexOf(role)]) || role.letter;
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
  return { ...role, ...paint(role), letter: letterOf(role, names.about.roles), seat, mine };
}
