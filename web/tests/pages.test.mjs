// The pages around the games.
import assert from 'node:assert/strict';
import { LAPTOP, PHONE, barriers, house, shot } from './lantern.mjs';
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

for (const [name, screen, dark] of [
  ['laptop', LAPTOP, false],
  ['phone', PHONE, true],
]) {
  scene(`axe finds no barriers: ${name}`, async (here) => {
    const page = await here.person({ screen, touch: screen === PHONE, dark });
    const found = [];
    const look = async (what) =>
      found.push(...(await barriers(page)).map((one) => `${what}: ${one.where}`));
    for (const path of [
      '/',
      '/about',
      '/settings',
      '/play/africa1880',
      '/play/rebellion1775',
      '/play/freedom',
    ]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await look(path);
    }
    for (const game of ['africa1880', 'rebellion1775', 'freedom']) {
      await page.goto('/');
      await page.locator(`[data-play="${game}"]`).click();
      await page.waitForURL(/\/t\//);
      await page.locator('.page[data-doing="ready"]').waitFor();
      await look(`a table of ${game}`);
    }
    assert.deepEqual(found, []);
  });
}
