// The pages around the games.
import assert from 'node:assert/strict';
import { PHONE, house, shot } from './lantern.mjs';
import { Player } from './africa1880.mjs';
import { Player as Watcher } from './player.mjs';

const scene = house();

const BOT = { bot: 'heuristic' };

scene('two clicks from home to a table against bots', async (here) => {
  const page = await here.person();
  await page.goto('/');
  await shot(page, 'home');
  await page.locator('[data-play="africa1880"]').click();
  await page.waitForURL(/\/t\//);
  await page.locator('.place[data-lit="true"]').first().waitFor();
  await shot(page, 'table');
});

scene('the language changes without reloading', async (here) => {
  const page = await here.person();
  await page.goto('/');
  await page.evaluate(() => (window.kept = true));
  for (const language of ['fr', 'it', 'en']) {
    await page.locator(`label:has(input[value="${language}"])`).first().click();
    await page.locator(`html[lang="${language}"]`).waitFor();
  }
  assert.equal(await page.evaluate(() => window.kept), true);
});

scene('whoever comes late sees how a table of bots has ended', async (here) => {
  const [maker, watcher] = [await here.person(), await here.person({ screen: PHONE, touch: true })];
  const id = await here.table(maker, {
    game: 'africa1880',
    options: { powers: ['GB', 'FR', 'DE'] },
    seats: [BOT, BOT, BOT],
  });
  await watcher.goto(`/t/${id}`);
  await new Watcher(watcher).rest();
  await watcher.locator('[data-end]').waitFor();
  await shot(watcher, 'watched-end');
});

scene('whoever watches sees every step when it is taken', async (here) => {
  const [maker, watcher] = [await here.person(), await here.person({ screen: PHONE, touch: true })];
  const id = await here.table(maker, {
    game: 'africa1880',
    options: { powers: ['GB', 'FR', 'DE'] },
    seats: ['me', BOT, BOT],
  });
  await watcher.goto(`/t/${id}`);
  const [player, eyes] = [new Player(maker, 'GB'), new Watcher(watcher)];
  await eyes.rest();
  await watcher.evaluate(() => (window.kept = true));
  for (let turn = 0, seen = await eyes.number(); turn < 3; turn += 1) {
    await player.play(turn);
    // It hears of it by itself: no row of a step that all may see is asked for.
    await eyes.settle(seen + 1);
    seen = await eyes.number();
  }
  assert.equal(await watcher.evaluate(() => window.kept), true, 'the page was never loaded again');
});
