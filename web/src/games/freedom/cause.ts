/** What an event comes of: rules tell the card first, and then what it does. */
import type { Event, View } from '../../wire/freedom';
import type { Playback } from '../contract';

/** The card that acts after these events of a row, `market`, or null once it has come to its end. */
export function causeIn(told: readonly Event[]): string | null | undefined {
  for (const event of [...told].reverse()) {
    switch (event.type) {
      case 'card_struck':
      case 'card_bought':
      case 'card_drawn':
        return event.card;
      case 'market_began':
        return 'market';
      case 'turn_began':
      case 'round_began':
      case 'lantern_began':
        return null;
    }
  }
  return undefined;
}

/** The card that acts just now, `market`, or null: whatever is told where it happens names its cause. */
export function causeOf({ current, row, shown }: Playback<View, Event>): string | null {
  // What a card asks for comes in rows of its own, as long as it is carried out.
  const job = shown.job?.source === 'card' ? (shown.job.id ?? null) : null;
  if (!current || !row) return job;
  const told = row.events.slice(0, row.events.indexOf(current) + 1).map((one) => one.data as Event);
  const cause = causeIn(told);
  return cause === undefined ? (shown.phase === 'market' ? 'market' : job) : cause;
}
