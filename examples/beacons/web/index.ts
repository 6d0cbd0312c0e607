/** Beacons in the browser: the coast. */
import { keys } from '../../lib/texts.svelte';
import type { Event, View } from '../../wire/beacons';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import en from './locales/en.ftl?raw';
import fr from './locales/fr.ftl?raw';
import it from './locales/it.ftl?raw';

// The list of choices heads its groups with these.
keys('beacons-verb-light', 'beacons-verb-take', 'beacons-verb-wave');

export default { Board, locales: { en, fr, it } } satisfies GameModule<View, Event>;
