/** Who holds a seat: a person, a bot, or nobody yet. */
import type { Holder, Seat, TableCard } from '../wire';
import { botName } from './games.svelte';
import { t } from './texts.svelte';

/** What a person is called who goes by a number. */
export function guestName(number: string): string {
  return t('guest-name', { number });
}

/** What the holder of a seat is called. */
export function holderName(holder: Holder): string {
  if (holder === 'open') return t('seat-open');
  if ('bot' in holder) return botName(holder.bot);
  return 'person' in holder ? holder.person : guestName(holder.guest);
}

/** The seats that people hold. */
export function people(card: TableCard): Seat[] {
  return card.seats
    .filter(({ holder }) => holder !== 'open' && !('bot' in holder))
    .map(({ seat }) => seat);
}
