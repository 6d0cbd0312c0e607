/** Battles as they are told afterwards, put together from what was told. */
import type { DiceFall, Event, Side } from '../../wire/rebellion1775';
import { sum, type Tally } from './colours';

export interface Roll {
  side: Side;
  dice: DiceFall[];
  free: boolean;
  /** What the other side lost by its hits. */
  lost: Tally;
  /** Who of the rolling side fled. */
  fled: Tally;
  /** Who of the rolling side slipped away. */
  gone: Tally;
}

export interface Report {
  round: number;
  at: string;
  attacker: Side;
  attackers: Tally;
  defenders: Tally;
  rolls: Roll[];
  /** None while it is being fought. */
  winner: Side | 'nobody' | null;
  left: Tally;
  /** Whether something else has happened since it ended. */
  past: boolean;
}

/** What the end of a battle brings with it. */
const AFTERMATH = new Set<Event['type']>([
  'battle_ended',
  'natives_joined',
  'natives_neutral',
  'colony_changed',
  'marker_changed',
]);

/** What a side had, lost, and who of it fled or slipped away. */
export function tollOf(
  report: Report,
  side: Side,
): { had: Tally; lost: Tally; fled: Tally; gone: Tally } {
  const had = side === report.attacker ? report.attackers : report.defenders;
  let [lost, fled, gone]: [Tally, Tally, Tally] = [{}, {}, {}];
  for (const roll of report.rolls) {
    if (roll.side === side) {
      fled = sum(fled, roll.fled);
      gone = sum(gone, roll.gone);
    } else lost = sum(lost, roll.lost);
  }
  return { had, lost, fled, gone };
}

export function reportsOf(events: readonly Event[]): Report[] {
  const made: Report[] = [];
  let round = 0;
  for (const event of events) {
    if (event.type === 'round_began') round = event.round;
    if (event.type === 'battle_began') {
      const { at, attacker, attackers, defenders } = event;
      const begun = { rolls: [], winner: null, left: {}, past: false };
      made.push({ round, at, attacker, attackers, defenders, ...begun });
    }
    const report = made.at(-1);
    if (report && report.winner !== null && !AFTERMATH.has(event.type)) report.past = true;
    if (!report || report.winner !== null) continue;
    const roll = report.rolls.at(-1);
    switch (event.type) {
      case 'rolled':
        report.rolls.push({
          side: event.side,
          dice: event.dice,
          free: event.free,
          lost: {},
          fled: {},
          gone: {},
        });
        break;
      case 'lost':
        if (roll) roll.lost = sum(roll.lost, event.units);
        break;
      case 'fled':
        if (roll) roll.fled = sum(roll.fled, event.units);
        break;
      case 'turned':
        if (roll) roll.fled = sum(roll.fled, { [event.from]: event.count });
        break;
      case 'manoeuvred':
        if (roll) roll.gone = sum(roll.gone, { [event.colour]: 1 });
        break;
      case 'battle_ended':
        report.winner = event.winner ?? 'nobody';
        report.left = event.left;
        break;
    }
  }
  return made;
}
