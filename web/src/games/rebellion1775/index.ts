/** 1775: Rebellion in the browser: the map, the hands, the battles, the instructions, the end. */
import { keys } from '../../lib/texts.svelte';
import type { Event } from '../../wire/rebellion1775';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { film, type Shown } from './film';
import Tray from './Tray.svelte';

// The list of choices heads its groups with these.
keys(
  'rebellion1775-verb-place',
  'rebellion1775-verb-return',
  'rebellion1775-verb-play',
  'rebellion1775-verb-name',
);
keys(
  'rebellion1775-verb-convert',
  'rebellion1775-verb-muster',
  'rebellion1775-verb-take',
  'rebellion1775-verb-go',
);
keys(
  'rebellion1775-verb-fight',
  'rebellion1775-verb-lose',
  'rebellion1775-verb-withdraw',
  'rebellion1775-verb-first',
);

export default {
  Board,
  Tray,
  tray: { wide: 150, tall: 204 },
  tabs: [
    {
      id: 'forces',
      titleKey: 'rebellion1775-board-forces',
      icon: 'swords',
      component: () => import('./Forces.svelte'),
    },
    {
      id: 'standing',
      titleKey: 'rebellion1775-board-standing',
      icon: 'feather',
      component: () => import('./Standing.svelte'),
    },
  ],
  EndDetails: () => import('./End.svelte'),
  Desk,
  film,
  sounds: { dice_fell: 'dice', rolled: 'dice', battle_ended: 'decided' },
} satisfies GameModule<Shown, Event>;
