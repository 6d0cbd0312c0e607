/** Freedom in the browser: the map by night, the newspaper, the cards, the end. */
import { keys } from '../../lib/texts.svelte';
import type { Event, View } from '../../wire/freedom';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { film } from './film';
import Tray from './Tray.svelte';

// The list of choices heads its groups with these.
keys(
  'freedom-verb-take',
  'freedom-verb-play',
  'freedom-verb-buy',
  'freedom-verb-move',
  'freedom-verb-place',
);
keys(
  'freedom-verb-benefit',
  'freedom-verb-special',
  'freedom-verb-reserve',
  'freedom-verb-swap',
  'freedom-verb-pick',
);
keys(
  'freedom-verb-give',
  'freedom-verb-role',
  'freedom-verb-hold',
  'freedom-verb-toward',
  'freedom-verb-leave_off',
);
// Chosen between at run time.
keys(
  'freedom-board-sketch-take',
  'freedom-board-sketch-of',
  'freedom-board-lot',
  'freedom-board-lot-next',
);
keys('freedom-board-benefit-after', 'freedom-board-unspent');

export default {
  Board,
  Tray,
  tray: { wide: 138, tall: 212 },
  tabs: [
    {
      id: 'mats',
      titleKey: 'freedom-board-table',
      icon: 'table',
      component: () => import('./Mats.svelte'),
    },
  ],
  own: ['place'],
  together: true,
  EndDetails: () => import('./End.svelte'),
  Desk,
  film,
  summary: () => import('./summary'),
  sounds: { catcher_rolled: 'dice', arrows_rolled: 'dice', freed: 'decided' },
  grave: true,
} satisfies GameModule<View, Event>;
