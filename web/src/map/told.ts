import type { Playback } from '../games/contract';
import type { Line } from '../wire';

/** What the film says beside the place it is about: only some kinds of events are worth it. */
export function toldBeside<Event extends { type: string }>(
  { current }: Playback<unknown, Event>,
  kinds: readonly Event['type'][],
): { line: Line; place: string } | null {
  const line = current?.line;
  const place = line?.places.at(-1);
  return line && place !== undefined && kinds.includes(current.data.type) ? { line, place } : null;
}
