/** The orders in which losses can fall, read from the sentences of their offers. */
import type { Text } from '../../wire';
import type { SeatOffer } from '../contract';

const UNITS = /^rebellion1775-units-(\w)$/;

/** The colours a text names, in its order. */
function coloursIn(text: Text): string[] {
  const own = UNITS.exec(text.key)?.[1];
  // A list is the head and the last: `first` before `last`, as they are read.
  const { first, last, units } = text.args ?? {};
  const inner = [first, last, units].flatMap((arg) =>
    arg && 'text' in arg ? coloursIn(arg.text) : [],
  );
  return own ? [own.toUpperCase(), ...inner] : inner;
}

/** The order of losses an offer sets, such as `NYOR`; empty if it sets none. */
export function orderOf({ offer }: SeatOffer): string {
  return offer.verb === 'stand_losses' ? coloursIn(offer.text).join('') : '';
}
