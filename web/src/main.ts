import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { askGames } from './lib/games.svelte';
import { startRouter } from './lib/router.svelte';
import { startTexts } from './lib/texts.svelte';

startRouter();
void startTexts();
void askGames();

const target = document.getElementById('app');
if (target) mount(App, { target });
