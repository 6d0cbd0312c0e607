/** What happened in many steps, in few sentences: people are counted, and money is added up. */
import { keys } from '../../lib/texts.svelte';
import type { Text, Told } from '../../wire';
import type { Event } from '../../wire/freedom';
import type { Summary } from '../contract';
import { causeIn } from './cause';

keys(
  'freedom-board-sum-captured',
  'freedom-board-sum-placed',
  'freedom-board-sum-lost',
  'freedom-board-sum-lot_filled',
  'freedom-board-sum-moved',
  'freedom-board-sum-sent',
  'freedom-board-sum-freed',
  'freedom-board-sum-returned',
  'freedom-board-sum-seized',
);
keys(
  'freedom-board-sum-catcher_moved',
  'freedom-board-sum-token_taken',
  'freedom-board-sum-aid',
  'freedom-board-sum-raised',
  'freedom-board-sum-card_queued',
  'freedom-board-sum-card_discarded',
);

/** What is counted of an event. Whoever goes somewhere is one person. */
function counted(event: Event): number | null {
  switch (event.type) {
    case 'captured':
    case 'placed':
    case 'lost':
    case 'lot_filled':
      return event.people;
    case 'aid':
    case 'raised':
      return event.money;
    case 'moved':
    case 'sent':
    case 'freed':
    case 'returned':
    case 'seized':
    case 'catcher_moved':
    case 'token_taken':
    case 'card_queued':
    case 'card_discarded':
      return 1;
    default:
      return null;
  }
}

export default {
  cause({ events }: Told, n: number): Text | null {
    const told = events.slice(0, n).map((one) => one.data as Event);
    const cause = causeIn(told) ?? 'market';
    return cause === 'market' ? null : { key: `freedom-card-${cause}-name` };
  },

  sum(events): Text | null {
    const [first] = events;
    const sum = events.reduce((all, one) => all + (counted(one) ?? NaN), 0);
    if (!first || Number.isNaN(sum)) return null;
    return { key: `freedom-board-sum-${first.type}`, args: { count: { number: sum } } };
  },
} satisfies Summary<Event>;
