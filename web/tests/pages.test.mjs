// The pages around the games.
import assert from 'node:assert/strict';
import { LAPTOP, PHONE, barriers, house, shot } from './lantern.mjs';
import { Player } from './player.mjs';

const scene = house();

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

scene('everybody who watches sees a table of bots end', async (here) => {
  const [maker, watcher] = [await here.person(), await here.person({ screen: PHONE, touch: true })];
  const bot = { bot: 'heuristic' };
  const id = await here.table(maker, {
    game: 'africa1880',
    options: { powers: ['GB', 'FR', 'DE'] },
    seats: [bot, bot, bot],
  });
  await watcher.goto(`/t/${id}`);
  await new Player(watcher).rest();
  await watcher.locator('[data-end]').waitFor();
  await shot(watcher, 'watched-end');
});

for (const [name, screen, dark] of [['laptop', LAPTOP, false], ['phone', PHONE, true]]) {
  scene(`axe finds no barriers: ${name}`, async (here) => {
    const page = await here.person({ screen, touch: screen === PHONE, dark });
    const found = [];
    const look = async (what) => found.push(...(await barriers(page)).map((one) => `${what}: ${one}`));
    for (const path of ['/', '/about', '/play/africa1880', '/play/rebellion1775', '/play/freedom']) {
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
