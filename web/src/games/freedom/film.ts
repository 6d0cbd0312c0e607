/** How events are played back: what each changes on the drawn table, and how long it stays. */
import type { Seat } from '../../wire';
import type { CardView, Event, PlaceView, PlayerView, View } from '../../wire/freedom';
import type { Film } from '../contract';

/** How long each kind of event is on stage, in milliseconds. What is not here is passed over. */
const LASTS: Partial<Record<Event['type'], number>> = {
  round_began: 900,
  catcher_rolled: 900,
  arrows_rolled: 1200,
  woken: 500,
  catcher_stayed: 700,
  // Somebody is taken, or lost: nothing else happens for a moment.
  captured: 1600,
  seized: 1300,
  returned: 1100,
  lost: 1800,
  moved: 500,
  sent: 500,
  freed: 1100,
  aid: 600,
  raised: 600,
  token_taken: 350,
  card_bought: 1200,
  card_drawn: 1600,
  // A law is read before it acts.
  card_struck: 5000,
  tokens_gone: 1600,
  support_back: 1600,
  period_opened: 2600,
  market_began: 900,
  placed: 700,
  lot_gone: 500,
  lot_revealed: 500,
  lot_filled: 900,
  card_discarded: 600,
  queue_slid: 600,
  card_queued: 600,
};
/** A catcher sets out, and then walks from space to space. */
const SETS_OUT = 260;
const STEP = 320;

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

/** A card that has just come: only its id is drawn, the board knows the rest of it. */
function stub(id: string): CardView {
  return { id, kind: 'general', buyable: false, strikes: false, text: { key: '' } };
}

/** The cards of the queue close up to the right. */
function slid(view: View): View {
  const cards = view.queue.flatMap((one) => one.card ?? []);
  const gap = view.queue.length - cards.length;
  const queue = view.queue.map((one, n) => {
    const { card: _, ...slot } = one;
    const card = cards[n - gap];
    return card ? { ...slot, card } : slot;
  });
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
  lasts: (event) =>
    event.type === 'catcher_moved' ? SETS_OUT + STEP * event.path.length : (LASTS[event.type] ?? 0),

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
      case 'card_struck': {
        const slot = view.queue.findIndex((one) => one.card?.id === event.card);
        return slot < 0 ? view : emptied(view, slot);
      }
      case 'queue_slid':
        return slid(view);
      case 'card_queued': {
        const card = stub(event.card);
        const queue = view.queue.map((one, n) => (n === event.slot ? { ...one, card } : one));
        return { ...view, queue };
      }
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
