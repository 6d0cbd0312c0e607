/** What an event comes of: rules tell the card first, and then what it does. */
import type { Event, View } from '../../wire/freedom';
import type { Playback } from '../contract';

/** The card that acts just now, `market`, or null: whatever is told where it happens names its cause. */
export function causeOf({ current, row, shown }: Playback<View, Event>): string | null {
  // What a card asks for comes in rows of its own, as long as it is carried out.
  const job = shown.job?.source === 'card' ? (shown.job.id ?? null) : null;
  if (!current || !row) return job;
  const told = row.events.slice(0, row.events.indexOf(current) + 1);
  for (const { data } of told.reverse() as { data: Event }[]) {
    if (data.type === 'card_struck' || data.type === 'card_bought' || data.type === 'card_drawn')
      return data.card;
    if (data.type === 'market_began') return 'market';
    // Whatever went before has come to its end.
    if (data.type === 'turn_began' || data.type === 'round_began' || data.type === 'lantern_began')
      return null;
  }
  return shown.phase === 'market' ? 'market' : job;
}
