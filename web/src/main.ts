import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchBuild } from './lib/build.svelte';
import { askGames } from './lib/games.svelte';
import { watchKeyboard } from './lib/keyboard';
import { route, startRouter } from './lib/router.svelte';
import { startTexts } from './lib/texts.svelte';
import { pages } from './pages';

startRouter();
watchKeyboard();
watchBuild();
void startTexts();
void askGames();
// Fetched while the words are on their way.
void pages[route().page]();

const target = document.getElementById('app');
if (target) mount(App, { target });
