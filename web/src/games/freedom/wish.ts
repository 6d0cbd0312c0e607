/**
 * The number of the step one would like to take, as in `action.rs`: to ask the host "why not?".
 * Whether it is legal is never decided here.
 */
import type { View } from '../../wire/freedom';

const TAKE = 96;
const MOVE = 1024;
const PLACES = 64;
const CANADA = 61;

function number(view: View, place: string): number {
  return place === 'canada' ? CANADA : view.places.findIndex((one) => one.id === place);
}

/** The step from the place that was clicked to another, while somebody is being led. */
export function wish(view: View, clicked: readonly string[], place: string): number | null {
  const from = clicked.length === 1 ? clicked[0] : undefined;
  if (view.awaits !== 'carry' || from === undefined) return null;
  const [one, other] = [number(view, from), number(view, place)];
  return one < 0 || other < 0 ? null : MOVE + PLACES * one + other;
}

/** To take a token of a stack. */
export function wishToken(view: View, stack: string): number {
  return TAKE + view.stacks.findIndex((one) => one.id === stack);
}
