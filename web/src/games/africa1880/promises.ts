/** The promises that were given, as far as these eyes know: accepted proposals, turn by turn. */
import type { Seat } from '../../wire';
import type { Event, SheetLine } from '../../wire/africa1880';

/** What one power has promised another: alliance with it, or war on a third. */
export interface Given {
  by: Seat;
  to: Seat;
  /** To whom the relation is declared that was promised. */
  towards: Seat;
  war: boolean;
}

/** The promises of the turn of that year, each once: both may have proposed the same. */
export function promisesOf(told: readonly Event[], year: number): Given[] {
  let now = 0;
  const found = new Map<string, Given>();
  const give = (by: Seat, to: Seat, on: Seat | null): void => {
    const one = { by, to, towards: on ?? to, war: on !== null };
    found.set(Object.values(one).join(' '), one);
  };
  for (const event of told) {
    if (event.type === 'turn_began') now = event.year;
    if (event.type !== 'answered' || !event.accepted || now !== year) continue;
    give(event.from, event.to, event.war_on);
    give(event.to, event.from, event.war_on);
  }
  return [...found.values()];
}

/** Whether a sheet with these lines keeps a promise. What is blank is alliance. */
export function keeps(lines: readonly SheetLine[], { towards, war }: Given): boolean {
  return lines.some((line) => line.order === 'war' && line.on === towards) === war;
}

/** A promise as the line that would keep it. */
export function lineOf({ towards, war }: Given): SheetLine {
  return war ? { order: 'war', on: towards } : { order: 'alliance', with: towards };
}
