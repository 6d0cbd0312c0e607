/** Africa 1880 in the browser: the map, the sheet of orders, the embassies, the end. */
import { keys } from '../../lib/texts.svelte';
import type { Event } from '../../wire/africa1880';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { film, type Shown } from './film';
import Tray from './Tray.svelte';

// The list of choices heads its groups with these.
keys('africa1880-verb-place', 'africa1880-verb-propose_alliance', 'africa1880-verb-propose_war');
keys(
  'africa1880-verb-accept',
  'africa1880-verb-decline',
  'africa1880-verb-develop',
  'africa1880-verb-explore',
);
keys(
  'africa1880-verb-nothing',
  'africa1880-verb-land',
  'africa1880-verb-ally',
  'africa1880-verb-war',
);

export default {
  Board,
  Tray,
  tray: { wide: 118, tall: 178 },
  tabs: [
    {
      id: 'powers',
      titleKey: 'africa1880-board-powers',
      icon: 'flag',
      component: () => import('./Powers.svelte'),
    },
  ],
  EndDetails: () => import('./End.svelte'),
  Desk,
  film,
  sounds: { relations_read: 'decided', colony_founded: 'decided' },
} satisfies GameModule<Shown, Event>;
