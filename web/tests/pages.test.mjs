// The pages around the games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAPTOP, PHONE, barriers, house, makeTable, shot } from './lantern.mjs';

const { person } = house();

test('two clicks from home to a table against bots', async () => {
  const { page, context, faults } = await person();
  await page.goto('/');
  await shot(page, 'home');
  await page.locator('[data-play="africa1880"]').click();
  await page.waitForURL(/\/t\//);
  await page.locator('.place[data-lit="true"]').first().waitFor();
  await shot(page, 'table');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the language changes without reloading', async () => {
  const { page, context } = await person();
  await page.goto('/');
  await page.evaluate(() => (window.kept = true));
  for (const language of ['fr', 'it', 'en']) {
    await page.locator(`label:has(input[value="${language}"])`).first().click();
    await page.locator(`html[lang="${language}"]`).waitFor();
  }
  assert.equal(await page.evaluate(() => window.kept), true);
  await context.close();
});

test('everybody who watches sees a table of bots end', async () => {
  const maker = await person();
  const watcher = await person({ screen: PHONE, touch: true });
  const bot = { bot: 'heuristic' };
  const id = await makeTable(maker.page, {
    game: 'africa1880',
    options: { powers: ['GB', 'FR', 'DE'] },
    seats: [bot, bot, bot],
  });
  await watcher.page.goto(`/t/${id}`);
  await watcher.page.locator('[data-end]').waitFor();
  await shot(watcher.page, 'watched-end');
  await maker.context.close();
  await watcher.context.close();
});

for (const [name, screen, dark] of [['laptop', LAPTOP, false], ['phone', PHONE, true]]) {
  test(`axe finds no barriers: ${name}`, async () => {
    const { page, context } = await person({ screen, touch: screen === PHONE, dark });
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
      await page.locator('h1[aria-live]').waitFor();
      await look(`a table of ${game}`);
    }
    assert.deepEqual(found, []);
    await context.close();
  });
}
