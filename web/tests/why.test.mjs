// "Why not?" is a question, and its answer no error: the console stays clean.
import assert from 'node:assert/strict';
import { Player as Leader } from './freedom.mjs';
import { house } from './lantern.mjs';
import { Player } from './player.mjs';

const scene = house();

const BOT = { bot: 'random' };
/** How many places somebody points at. */
const PLACES = 3;

/** Points at places that are not lit: each says why not, and nothing is written to the console. */
async function ask(here, player) {
  assert.equal(await player.whyNot(PLACES), PLACES);
  assert.deepEqual(here.errors(player.page), []);
}

scene('why not? in Africa 1880', async (here) => {
  const page = await here.person();
  await here.table(page, { game: 'africa1880', seats: ['me', BOT, BOT, BOT, BOT, BOT] });
  const player = new Player(page);
  await player.rest();
  await ask(here, player);
});

scene('why not? in 1775: Rebellion', async (here) => {
  const page = await here.person();
  await here.table(page, { game: 'rebellion1775', seats: ['me', 'me', 'me', 'me'] });
  const player = new Player(page);
  await player.rest();
  await ask(here, player);
});

scene('why not? in Freedom', async (here) => {
  const page = await here.person();
  await here.table(page, { game: 'freedom', options: { players: 1 }, seats: ['me'] });
  const player = new Leader(page);
  await player.awaken();
  await player.plan();
  await player.press('.done button[data-action="done"]');
  await player.untilMine(0, {});
  await player.press('[data-play^="conductor"][data-lit="true"]');
  // Somebody is led from here; not every place can be reached.
  await player.choose((await player.lit())[0]);
  await ask(here, player);
});
