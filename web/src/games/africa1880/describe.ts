/** A territory in words: what stands there, and who. */
import { listed } from '../../lib/texts.svelte';
import type { TerritoryView } from '../../wire/africa1880';
import type { BoardProps } from '../contract';

export function described(
  { id, squares, filled, colony, present }: TerritoryView,
  { t, placeName, roleOf }: Pick<BoardProps, 't' | 'placeName' | 'roleOf'>,
): string {
  const name = placeName(id);
  const first = colony
    ? t('africa1880-board-place-colony', { name })
    : t('africa1880-board-place', { name, filled, squares });
  const powers = present.length
    ? t('africa1880-board-place-present', {
        powers: listed(present.map((seat) => roleOf(seat).name)),
      })
    : t('africa1880-board-place-empty');
  return `${first} ${powers}`;
}
