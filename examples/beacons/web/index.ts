/** Beacons in the browser: the coast. */
import { keys } from '../../lib/texts.svelte';
import type { Event, View } from '../../wire/beacons';
import type { GameModule } from '../contract';
import Board from './Board.svelte';

// The list of choices heads its groups with these.
keys('beacons-verb-light', 'beacons-verb-take', 'beacons-verb-wave');

export default { Board } satisfies GameModule<View, Event>;
