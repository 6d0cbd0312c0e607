/** The moments that decided a game, found in what was told. For the end card only. */
import type { Seat } from '../../wire';
import type { Event } from '../../wire/africa1880';

export type Moment =
  | { kind: 'lead'; year: number; seat: Seat; points: number }
  | { kind: 'gain'; year: number; seat: Seat; points: number }
  | { kind: 'fall'; year: number; seat: Seat; count: number }
  | { kind: 'breach'; year: number; by: Seat; to: Seat };

export interface Turn {
  year: number;
  scores: number[];
}

/** The points after each turn. */
export function turnsOf(events: readonly Event[]): Turn[] {
  return events.flatMap((event) =>
    event.type === 'turn_ended' ? [{ year: event.year, scores: event.scores }] : [],
  );
}

const MOST = 3;

/** The three heaviest moments, in the order they happened, no two of the same power and year. */
export function momentsOf(events: readonly Event[], winner: Seat | null): Moment[] {
  const turns = turnsOf(events);
  const weighed: { moment: Moment; weight: number }[] = [];
  turns.forEach(({ year, scores }, n) => {
    scores.forEach((points, seat) => {
      const gain = points - (turns[n - 1]?.scores[seat] ?? 0);
      if (gain > 0)
        weighed.push({ moment: { kind: 'gain', year, seat, points: gain }, weight: gain });
    });
  });
  const lead = leadOf(turns, winner);
  if (lead) weighed.push({ moment: lead, weight: 1000 });
  weighed.push(...falls(events));

  const chosen: Moment[] = [];
  for (const { moment } of weighed.sort((a, b) => b.weight - a.weight)) {
    const same = (one: Moment): boolean => one.year === moment.year && whose(one) === whose(moment);
    if (chosen.length < MOST && !chosen.some(same)) chosen.push(moment);
  }
  return chosen.sort((a, b) => a.year - b.year);
}

function whose(moment: Moment): Seat {
  return moment.kind === 'breach' ? moment.by : moment.seat;
}

/** When the winner went ahead for good. */
function leadOf(turns: readonly Turn[], winner: Seat | null): Moment | null {
  if (winner === null) return null;
  const ahead = ({ scores }: Turn): boolean =>
    scores.every((points, seat) => seat === winner || points < (scores[winner] ?? 0));
  const behind = turns.findLastIndex((turn) => !ahead(turn));
  const turn = turns[behind + 1];
  return turn
    ? { kind: 'lead', year: turn.year, seat: winner, points: turn.scores[winner] ?? 0 }
    : null;
}

/** Turns in which a power lost several presences, and promises broken by whoever removed somebody. */
function falls(events: readonly Event[]): { moment: Moment; weight: number }[] {
  const found: { moment: Moment; weight: number }[] = [];
  let year = 0;
  let lost = new Map<Seat, number>();
  let broken: { by: Seat; to: Seat }[] = [];
  for (const event of events) {
    if (event.type === 'turn_began') year = event.year;
    if (event.type === 'promise_broken') broken.push(event);
    if (event.type === 'removed') lost.set(event.seat, (lost.get(event.seat) ?? 0) + 1);
    if (event.type !== 'turn_ended') continue;
    year = event.year;
    for (const [seat, count] of lost) {
      if (count > 1) found.push({ moment: { kind: 'fall', year, seat, count }, weight: count * 5 });
    }
    for (const { by, to } of broken) {
      found.push({ moment: { kind: 'breach', year, by, to }, weight: 6 + (lost.get(to) ?? 0) * 6 });
    }
    lost = new Map();
    broken = [];
  }
  return found;
}
