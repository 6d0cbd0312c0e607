/** How events are played back: what each changes on the drawn table, and how long it stays. */
import type { Seat } from '../../wire';
import type { Event, PlaceView, PlayerView, View } from '../../wire/freedom';
import type { Film } from '../contract';

/** How long each kind of event is on stage, in milliseconds. What is not here is passed over. */
const LASTS: Partial<Record<Event['type'], number>> = {
  round_began: 500,
  arrows_rolled: 500,
  woken: 500,
  catcher_moved: 420,
  catcher_stayed: 400,
  // Somebody is taken, or lost: nothing else happens for a moment.
  captured: 1300,
  seized: 1100,
  returned: 800,
  lost: 1300,
  moved: 400,
  sent: 400,
  freed: 900,
  aid: 450,
  raised: 500,
  token_taken: 250,
  card_bought: 900,
  card_drawn: 1100,
  // A law is read before it acts.
  card_struck: 4000,
  tokens_gone: 1300,
  support_back: 1300,
  period_opened: 1800,
  placed: 500,
  lot_gone: 350,
  lot_filled: 800,
};

function at(view: View, id: string, change: (place: PlaceView) => PlaceView): View {
  return { ...view, places: view.places.map((one) => (one.id === id ? change(one) : one)) };
}

function people(view: View, id: string, by: number): View {
  return at(view, id, (one) => ({ ...one, people: Math.max(one.people + by, 0) }));
}

function player(view: View, seat: Seat, change: (player: PlayerView) => PlayerView): View {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? change(one) : one)) };
}

function paid(view: View, seat: Seat, money: number): View {
  return player(view, seat, (one) => ({ ...one, money: Math.max(one.money + money, 0) }));
}

function tokens(view: View, seat: Seat, stack: string, by: number): View {
  return player(view, seat, (one) => {
    const held = one.tokens.find((token) => token.stack === stack);
    const others = one.tokens.filter((token) => token.stack !== stack);
    const count = (held?.count ?? 0) + by;
    return {
      ...one,
      tokens: count > 0 ? [...others, { grey: false, ...held, stack, count }] : others,
    };
  });
}

function lots(view: View, by: readonly number[]): View {
  return {
    ...view,
    market: view.market.map((lot, n) => ({
      ...lot,
      people: Math.max(lot.people + (by[n] ?? 0), 0),
    })),
  };
}

function emptied(view: View, slot: number): View {
  const queue = view.queue.map((one, n) =>
    n === slot ? { id: one.id, price: one.price, cleared: one.cleared } : one,
  );
  return { ...view, queue };
}

function catcher(view: View, id: string, to: string): View {
  const catchers = view.catchers.map((one) => (one.id === id ? { ...one, at: to } : one));
  const places = view.places.map((one) => {
    const others = one.catchers.filter((other) => other !== id);
    return { ...one, catchers: one.id === to ? [...others, id] : others };
  });
  return { ...view, catchers, places, stirring: view.stirring.filter((one) => one.catcher !== id) };
}

export const film: Film<View, Event> = {
  lasts: (event) => LASTS[event.type] ?? 0,

  after(view, event) {
    switch (event.type) {
      case 'round_began':
        return { ...view, round: event.round, lead: event.lead, phase: 'catchers' };
      case 'planning_began':
        return {
          ...view,
          phase: 'planning',
          done: [],
          players: view.players.map((one) => ({ ...one, done: false })),
        };
      case 'market_began':
        return { ...view, phase: 'market' };
      case 'lantern_began':
        return { ...view, phase: 'lantern' };
      case 'leads':
      case 'lantern_passed':
        return { ...view, lead: event.seat };
      case 'turn_began':
        return { ...view, phase: 'action', active: event.seat };
      case 'planned':
        return player(view, event.seat, (one) => ({ ...one, done: true }));
      case 'catcher_moved':
        return catcher(view, event.catcher, event.to);
      case 'captured':
        return lots(people(view, event.at, -event.people), event.lots);
      case 'moved':
      case 'sent':
      case 'returned': {
        const left = people(view, event.from, -1);
        return event.to === 'canada' ? left : people(left, event.to, 1);
      }
      case 'seized':
        return lots(people(view, event.from, -1), [1]);
      case 'freed':
        return { ...view, freed: event.freed };
      case 'aid':
      case 'income':
      case 'passed':
      case 'raised':
        return paid(view, event.seat, event.money);
      case 'token_taken': {
        const stacks = view.stacks.map((one) =>
          one.id === event.stack ? { ...one, left: Math.max(one.left - 1, 0) } : one,
        );
        const bought = paid({ ...view, stacks }, event.seat, -event.paid);
        if (event.stack.startsWith('support')) {
          return player(bought, event.seat, (one) => ({ ...one, support: one.support + 1 }));
        }
        return tokens(bought, event.seat, event.stack, 1);
      }
      case 'token_played':
        return tokens(view, event.seat, event.stack, -1);
      case 'card_bought':
        return emptied(paid(view, event.seat, -event.paid), event.slot);
      case 'card_discarded':
        return emptied(view, event.slot);
      case 'placed':
        return people(view, event.at, event.people);
      case 'lost':
        return { ...view, lost: event.lost };
      case 'lot_gone':
        return { ...view, market: view.market.filter((lot) => lot.id !== event.lot) };
      case 'lot_revealed':
        return {
          ...view,
          market: [...view.market, { id: event.lot, people: 0, printed: 0 }],
          market_left: Math.max(view.market_left - 1, 0),
        };
      case 'lot_filled':
        return {
          ...view,
          market: view.market.map((lot, n) =>
            n === event.slot
              ? { ...lot, people: event.now, printed: lot.printed || event.now }
              : lot,
          ),
        };
      case 'relieved':
        return lots(
          view,
          event.lots.map((n) => -n),
        );
      case 'period_opened':
        return {
          ...view,
          period: event.period,
          stacks: view.stacks.map((one) => ({
            ...one,
            open: one.open || one.id.split('-')[1] === String(event.period),
          })),
        };
      case 'ended':
        return { ...view, phase: 'over' };
      default:
        return view;
    }
  },
};
