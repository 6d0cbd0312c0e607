/** How a reading is played back: what each event changes on the drawn map, and how long it stays. */
import type { Seat } from '../../wire';
import type { Event, SheetLine, TerritoryView, View } from '../../wire/africa1880';
import type { Film } from '../contract';

/** What a reading leaves on the table while it is played back. */
export interface Reel {
  /** The sheets read so far, without the lines that have been carried out. */
  sheets: { seat: Seat; absent: boolean; lines: SheetLine[] }[];
  /** On whom each power declared war, once that has been read. */
  wars: Seat[][] | null;
  part: 'orders' | 'relations' | 'conflicts' | 'colonies';
}

/** The view as it is drawn: what the film adds while it runs is never there in a true one. */
export type Shown = View & { reel?: Reel };

const EMPTY: Reel = { sheets: [], wars: null, part: 'orders' };

/** How long each kind of event is on stage, in milliseconds. What is not here is passed over. */
const LASTS: Partial<Record<Event['type'], number>> = {
  placed: 450,
  sheet_read: 900,
  order_void: 800,
  developed: 260,
  explored: 400,
  landed: 450,
  relations_read: 1400,
  promise_broken: 1300,
  removed: 1300,
  stood: 300,
  colony_founded: 1000,
  turn_ended: 700,
};

function at(view: Shown, id: string, change: (territory: TerritoryView) => TerritoryView): Shown {
  return {
    ...view,
    territories: view.territories.map((one) => (one.id === id ? change(one) : one)),
  };
}

function joined(view: Shown, id: string, seat: Seat): Shown {
  return at(view, id, (one) =>
    one.present.includes(seat)
      ? one
      : { ...one, present: [...one.present, seat].sort((a, b) => a - b) },
  );
}

/** The view without the lines of a sheet that have been carried out. */
function settled(
  view: Shown,
  whose: (seat: Seat) => boolean,
  done: (line: SheetLine) => boolean,
): Shown {
  if (!view.reel) return view;
  const sheets = view.reel.sheets.map((sheet) =>
    whose(sheet.seat) ? { ...sheet, lines: sheet.lines.filter((line) => !done(line)) } : sheet,
  );
  return { ...view, reel: { ...view.reel, sheets } };
}

function part(view: Shown, now: Reel['part']): Shown {
  return { ...view, reel: { ...(view.reel ?? EMPTY), part: now } };
}

function scored(view: Shown, points: readonly number[]): Shown {
  return {
    ...view,
    powers: view.powers.map((one) => ({ ...one, points: points[one.seat] ?? one.points })),
  };
}

export const film: Film<Shown, Event> = {
  lasts: (event) => LASTS[event.type] ?? 0,

  after(view, event) {
    switch (event.type) {
      case 'placed':
        return joined(view, event.at, event.seat);
      case 'turn_began':
        return { ...view, year: event.year, stage: 'diplomacy', sheets: [], proposals: [] };
      case 'sheet_read': {
        const reel = view.reel ?? EMPTY;
        const { seat, absent, lines } = event;
        return {
          ...view,
          sheets: [],
          reel: { ...reel, sheets: [...reel.sheets, { seat, absent, lines }] },
        };
      }
      case 'order_void':
        return settled(
          view,
          (seat) => seat === event.seat,
          (line) => 'at' in line && line.at === event.at,
        );
      case 'developed': {
        const done = at(view, event.at, (one) => ({ ...one, filled: event.filled }));
        return settled(
          done,
          (seat) => event.by.includes(seat),
          (line) => line.order === 'develop' && line.at === event.at,
        );
      }
      case 'explored':
        return settled(
          joined(view, event.to, event.seat),
          (seat) => seat === event.seat,
          (line) => line.order === 'explore' && line.to === event.to,
        );
      case 'landed':
        return settled(
          joined(view, event.at, event.seat),
          (seat) => seat === event.seat,
          (line) => line.order === 'land',
        );
      case 'relations_read': {
        const now = settled(
          view,
          () => true,
          (line) => 'at' in line,
        );
        const reel = { ...(now.reel ?? EMPTY), wars: event.wars, part: 'relations' as const };
        return { ...now, reel };
      }
      case 'removed':
        return part(
          at(view, event.at, (one) => ({
            ...one,
            present: one.present.filter((seat) => seat !== event.seat),
          })),
          'conflicts',
        );
      case 'stood':
        return part(view, 'conflicts');
      case 'colony_founded':
        return part(
          at({ ...view, colonies: view.colonies + 1 }, event.at, (one) => ({
            ...one,
            colony: true,
            present: event.present,
          })),
          'colonies',
        );
      case 'turn_ended': {
        const { reel: _, ...bare } = view;
        return scored(bare, event.scores);
      }
      case 'ended':
        return { ...view, stage: 'over' };
      default:
        return view;
    }
  },
};
