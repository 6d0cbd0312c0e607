/** What a card does as figures: who goes, how far and by what, read from the sentence of its effect. */
import type { Text } from '../../wire';

export type Figure =
  /** So many armies, each of so many units at most. */
  | { is: 'armies'; count: number; most: number | null; more: boolean }
  /** So many areas. */
  | { is: 'arrow'; areas: number | null; more: boolean }
  | { is: 'unit'; colour: string; count: number | null }
  | { is: 'ship' | 'hit' | 'firm' | 'past' | 'about' };

const UNITS = /^rebellion1775-(?:units|count)-(\w)$/;
const EFFECT = /^rebellion1775-effect-/;

function number(text: Text, arg: string): number | null {
  const found = text.args?.[arg];
  return found && 'number' in found ? found.number : null;
}

/** The units a text names, in its order. A list is the head and the last: `first` before `last`. */
export function unitsIn(text: Text): { colour: string; count: number | null }[] {
  const own = UNITS.exec(text.key)?.[1];
  const inner = ['first', 'last', 'units'].flatMap((arg) => inArg(text, arg));
  return own ? [{ colour: own.toUpperCase(), count: number(text, 'count') }, ...inner] : inner;
}

function inArg(text: Text, arg: string): { colour: string; count: number | null }[] {
  const found = text.args?.[arg];
  return found && 'text' in found ? unitsIn(found.text) : [];
}

export function figuresOf(effect: Text): Figure[] {
  const units = (arg: string): Figure[] =>
    inArg(effect, arg).map((one) => ({ is: 'unit', ...one }));
  const armies = (arg: string, more = false): Figure => ({
    is: 'armies',
    count: number(effect, arg) ?? 1,
    most: arg === 'armies' ? number(effect, 'count') : null,
    more,
  });
  const arrow = (areas: number | null = null, more = false): Figure => ({
    is: 'arrow',
    areas,
    more,
  });
  switch (effect.key.replace(EFFECT, '')) {
    case 'march':
      return [armies('armies'), arrow(number(effect, 'areas'))];
    case 'warships':
    case 'naval':
      return [armies('armies'), { is: 'ship' }];
    case 'land':
      return [...units('units'), { is: 'ship' }];
    case 'place':
    case 'place-with':
      return [...units('units'), ...units('with')];
    case 'recruit':
    case 'convert':
    case 'turn':
      return [...units('from'), arrow(), ...units('to')];
    case 'more-armies':
      return [armies('count', true)];
    case 'more-areas':
      return [arrow(number(effect, 'count'), true)];
    case 'pass-all':
    case 'pass-one':
      return [{ is: 'past' }];
    case 'rearrange':
      return [...units('with'), { is: 'about' }];
    case 'volley-all':
    case 'volley-one':
      return [...units('units'), { is: 'hit' }];
    case 'steady':
      return [...units('units'), { is: 'firm' }];
    case 'pursue':
      return [...units('with'), arrow()];
    default:
      return [];
  }
}
