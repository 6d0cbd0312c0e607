/** Who one is, what one plays for and who leads, as texts. */
import type { BoardView, Event, Side, View } from '../../wire/rebellion1775';
import type { BoardProps } from '../contract';
import { keys, listed } from '../../lib/texts.svelte';

keys('rebellion1775-board-goal-colonies', 'rebellion1775-board-goal-cities');
keys('rebellion1775-board-leads', 'rebellion1775-board-level');

type Props = BoardProps<View, Event>;

/** The side one is on; none for those who watch or hold both. */
export function mySide({ update }: Props): Side | null {
  const sides = new Set(update.seats.map(({ seat }) => update.view.factions[seat]?.side));
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
}

/** One's factions and side; nothing for those who watch. */
export function whoAmI(props: Props): string | null {
  const seats = props.update.seats.map((one) => one.seat);
  const side = mySide(props);
  if (seats.length === 0) return null;
  if (!side) return props.t('rebellion1775-board-you-both');
  return props.t('rebellion1775-board-you', {
    factions: listed(seats.map((seat) => props.roleOf(seat).name)),
    side: props.t(`rebellion1775-side-${side}`),
  });
}

/** Whether cities count, and not colonies. */
export function citiesCount(props: Props): boolean {
  const board = props.about.board as BoardView;
  return board.scenarios.find((one) => one.id === props.update.view.scenario)?.cities ?? false;
}

export function goal(props: Props): string {
  return props.t(
    citiesCount(props) ? 'rebellion1775-board-goal-cities' : 'rebellion1775-board-goal-colonies',
  );
}

export function leader({ playback, t }: Props): string {
  const [british, american] = playback.shown.scores;
  if (british === american) return t('rebellion1775-board-level');
  const side = british > american ? 'british' : 'american';
  return t('rebellion1775-board-leads', { side: t(`rebellion1775-side-${side}`) });
}
