/** How a sequence is played back: what each event changes on the drawn map, and how long it stays. */
import { still } from '../../lib/settings.svelte';
import type { AreaView, BattleView, Event, Side, View } from '../../wire/rebellion1775';
import type { Film } from '../contract';
import { sum, type Tally } from './colours';

/** The view as it is drawn: how a battle ended is there only while the film shows the end. */
export type Shown = View & { battle?: { won?: Side | 'nobody' } };

/** How long each kind of event is on stage, in milliseconds. What is not here is passed over. */
const LASTS: Partial<Record<Event['type'], number>> = {
  sequence_began: 700,
  reinforced: 500,
  card_played: 900,
  landed: 500,
  recruited: 450,
  went_home: 450,
  converted: 600,
  marched: 450,
  battle_began: 700,
  natives_fled: 500,
  dice_fell: 380,
  rolled: 420,
  lost: 420,
  fled: 420,
  steadied: 500,
  turned: 600,
  manoeuvred: 420,
  battle_ended: 900,
  natives_joined: 400,
  colony_changed: 600,
  marker_changed: 500,
  hand_shown: 900,
  round_ended: 700,
};

const NATIVES = 'N';
const number = (side: Side): 0 | 1 => (side === 'british' ? 0 : 1);
const other = (side: Side): Side => (side === 'british' ? 'american' : 'british');

function at(view: Shown, id: string, change: (area: AreaView) => AreaView): Shown {
  return { ...view, areas: view.areas.map((one) => (one.id === id ? change(one) : one)) };
}

/** Adds units of a side to an area, or takes them away. */
function moved(view: Shown, id: string, side: Side, units: Tally, times: 1 | -1): Shown {
  return at(view, id, (area) => {
    const natives: [number, number] = [...area.natives];
    natives[number(side)] = Math.max(natives[number(side)] + times * (units[NATIVES] ?? 0), 0);
    return { ...area, units: sum(area.units, units, times), natives };
  });
}

/** The same in the battle that is fought there. */
function struck(
  view: Shown,
  side: Side,
  units: Tally,
  times: 1 | -1,
  more: Partial<BattleView> = {},
): Shown {
  const { battle } = view;
  if (!battle) return view;
  const key = side === battle.attacker ? 'attackers' : 'defenders';
  return { ...view, battle: { ...battle, [key]: sum(battle[key], units, times), ...more } };
}

function sideOf(view: Shown, seat: number): Side {
  return view.factions[seat]?.side ?? 'british';
}

function without(view: Shown): Shown {
  const { battle: _, army: __, ...rest } = view;
  return rest;
}

/** The view after an event that belongs to a battle. */
function fought(view: Shown, event: Event): Shown {
  const { battle } = view;
  switch (event.type) {
    case 'battle_began': {
      const { at: place, attacker, attackers, defenders } = event;
      const begun: BattleView = {
        at: place,
        attacker,
        attackers,
        defenders,
        rolling: other(attacker),
        free: false,
        rolls: 0,
        dice: [],
        asks: 'dice',
        hits: 0,
        lost: {},
        blanks: 0,
        targets: [],
      };
      return {
        ...view,
        stage: 'battle',
        battle: begun,
        battles: view.battles.filter((one) => one !== place),
      };
    }
    case 'natives_fled': {
      const each = { [NATIVES]: event.each };
      let next = { ...view, fled: sum(view.fled, each, 2) };
      for (const side of ['british', 'american'] as const)
        next = struck(moved(next, event.at, side, each, -1), side, each, -1) as typeof next;
      return next;
    }
    case 'dice_fell': {
      if (!battle) return view;
      // The first colour of a roll sweeps the dice of the last one off the table.
      const fresh = battle.rolling !== event.side || battle.hits < 0 || battle.free !== event.free;
      const dice = fresh
        ? [event.dice]
        : [...battle.dice.filter((one) => one.colour !== event.dice.colour), event.dice];
      return {
        ...view,
        battle: {
          ...battle,
          rolling: event.side,
          free: event.free,
          dice,
          hits: 0,
          lost: {},
          asks: 'dice',
        },
      };
    }
    case 'rolled':
      if (!battle) return view;
      // Minus one says that this roll is complete: the next die begins a new one.
      return {
        ...view,
        battle: {
          ...battle,
          rolling: event.side,
          free: event.free,
          dice: event.dice,
          hits: -1,
          rolls: battle.rolls + 1,
        },
      };
    case 'lost':
      return struck(
        moved(
          { ...view, reserve: sum(view.reserve, event.units) },
          event.at,
          event.side,
          event.units,
          -1,
        ),
        event.side,
        event.units,
        -1,
      );
    case 'fled':
      return struck(
        moved(
          { ...view, fled: sum(view.fled, event.units) },
          event.at,
          event.side,
          event.units,
          -1,
        ),
        event.side,
        event.units,
        -1,
      );
    case 'turned': {
      const from = battle?.rolling ?? 'british';
      const gone = moved(view, event.at, from, { [event.from]: event.count }, -1);
      const came = moved(gone, event.at, other(from), { [event.to]: event.joined }, 1);
      return struck(
        struck(came, from, { [event.from]: event.count }, -1),
        other(from),
        { [event.to]: event.joined },
        1,
      );
    }
    case 'manoeuvred': {
      const side = battle?.rolling ?? sideOf(view, event.seat);
      const one = { [event.colour]: 1 };
      return struck(
        moved(moved(view, event.from, side, one, -1), event.to, side, one, 1),
        side,
        one,
        -1,
      );
    }
    case 'battle_ended':
      return battle ? { ...view, battle: { ...battle, won: event.winner ?? 'nobody' } } : view;
    default:
      return view;
  }
}

export const film: Film<Shown, Event> = {
  lasts(event) {
    if (event.type === 'reinforced' && event.count === 0) return 0;
    // Where nothing travels, a glance is enough.
    return (LASTS[event.type] ?? 0) * (still() ? 0.3 : 1);
  },

  after(before, event) {
    // A battle that was told to its end leaves the table with the next thing that happens.
    const view = before.battle?.won && event.type !== 'battle_ended' ? without(before) : before;
    switch (event.type) {
      case 'placed':
      case 'returned': {
        const one = { [event.colour]: 1 };
        const from = event.type === 'placed' ? 'reserve' : 'fled';
        return moved(
          { ...view, [from]: sum(view[from], one, -1) },
          event.at,
          sideOf(view, event.seat),
          one,
          1,
        );
      }
      case 'round_began':
        return { ...view, round: event.round, order: [], bag: [0, 1, 2, 3] };
      case 'sequence_began':
        return {
          ...without(view),
          stage: 'reinforcement',
          active: event.seat,
          order: [...view.order.filter((one) => one !== event.seat), event.seat],
          bag: view.bag.filter((one) => one !== event.seat),
        };
      case 'card_played':
        return event.movement
          ? { ...view, stage: 'movement', sequence: { ...view.sequence, card: event.card } }
          : view;
      case 'landed':
        return moved(
          { ...view, reserve: sum(view.reserve, event.units, -1) },
          event.at,
          sideOf(view, event.seat),
          event.units,
          1,
        );
      case 'went_home': {
        const units = { [event.colour]: event.count };
        return { ...view, fled: sum(view.fled, units, -1), reserve: sum(view.reserve, units, 1) };
      }
      case 'recruited':
        return moved(view, event.at, sideOf(view, event.seat), { [event.to]: 1 }, 1);
      case 'converted': {
        const side = sideOf(view, event.seat);
        return moved(
          moved(view, event.at, other(side), { [event.from]: 1 }, -1),
          event.at,
          side,
          { [event.to]: 1 },
          1,
        );
      }
      case 'marched': {
        const side = sideOf(view, event.seat);
        return moved(
          moved(without(view), event.from, side, event.units, -1),
          event.to,
          side,
          event.units,
          1,
        );
      }
      case 'natives_joined':
        return at(view, event.at, (area) => {
          const natives: [number, number] = [0, 0];
          natives[number(event.side)] = event.count + area.natives[number(event.side)];
          return { ...area, natives, neutral: 0 };
        });
      case 'natives_neutral':
        return at(view, event.at, (area) => ({ ...area, natives: [0, 0], neutral: event.count }));
      case 'colony_changed':
        return {
          ...view,
          colonies: view.colonies.map((one) =>
            one.id === event.colony ? { ...one, side: event.side } : one,
          ),
        };
      case 'marker_changed':
        return at(view, event.at, ({ marker: _, ...area }) =>
          event.side ? { ...area, marker: event.side } : area,
        );
      case 'round_ended':
        return { ...without(view), scores: event.scores };
      case 'ended':
        return { ...without(view), stage: 'over' };
      default:
        return fought(view, event);
    }
  },
};
