/** What an action would cause, as it is drawn before it is taken. */
import type { Happening } from '../../wire';
import type { Event, Stir } from '../../wire/freedom';

export interface Ahead {
  /** The way of the person. */
  way: string[];
  /** What the neighbours give, and where. */
  aid: { at: string; money: number }[];
  /** The catchers who would move, and how many they would take. */
  hunts: { catcher: string; path: string[]; people: number }[];
}

export const nothing: Ahead = { way: [], aid: [], hunts: [] };

function hunt({ catcher, from, to, people }: Stir): Ahead['hunts'][number] {
  return { catcher, path: [from, to], people };
}

/** What these events would draw. */
export function aheadOf(happenings: readonly Happening[]): Ahead {
  const made: Ahead = { way: [], aid: [], hunts: [] };
  for (const { data } of happenings) {
    const event = data as Event;
    if (event.type === 'moved') made.way = [event.from, ...event.path];
    else if (event.type === 'sent' || event.type === 'returned' || event.type === 'seized')
      made.way = [event.from, event.to];
    else if (event.type === 'aid') made.aid.push({ at: event.at, money: event.money });
    else if (event.type === 'woken') made.hunts = event.catchers.map(hunt);
    else if (event.type === 'catcher_moved') {
      const before = made.hunts.filter((one) => one.catcher !== event.catcher);
      made.hunts = [
        ...before,
        { catcher: event.catcher, path: [event.from, ...event.path], people: 0 },
      ];
    } else if (event.type === 'catcher_stayed') {
      made.hunts = made.hunts.filter((one) => one.catcher !== event.catcher);
    } else if (event.type === 'captured') {
      made.hunts = made.hunts.map((one) =>
        one.catcher === event.catcher ? { ...one, people: event.people } : one,
      );
    }
  }
  return made;
}

/** The same for catchers who are about to move. */
export function stirring(stirs: readonly Stir[]): Ahead {
  return { ...nothing, hunts: stirs.map(hunt) };
}
