// A new version on the server reaches a page that is open, and nothing that was being written is lost.
import assert from 'node:assert/strict';
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { house, serveClient } from './lantern.mjs';
import { Player } from './player.mjs';

const scene = house();
const BOT = { bot: 'heuristic' };
const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

scene('a new version is offered, and a reload keeps what was written', async (here) => {
  const form = await here.person({ locale: 'it' });
  await form.goto('/play/freedom');
  await form.locator('#table-name').fill('Sabato sera');
  const page = await here.person({ locale: 'fr' });
  await here.table(page, { game: 'freedom', options: { players: 2 }, seats: ['me', BOT] });
  const player = new Player(page);
  await player.rest();
  await page.locator('[role="tab"][id$="-press"]').click();
  const letter = page.locator('.press textarea');
  await letter.fill('Et si nous');
  assert.equal(await page.locator('[data-version]').count(), 0, 'this is the newest');

  // The same client but for one word, as after an update.
  const folder = join(here.lantern.folder, 'client');
  cpSync(BUILT, folder, { recursive: true });
  appendFileSync(join(folder, 'early.js'), '\n// newer\n');
  await here.lantern.again(serveClient(folder));

  const line = page.locator('[data-version="new"]');
  await line.waitFor();
  assert.match(await line.textContent(), /nouvelle version/);
  assert.equal(await letter.inputValue(), 'Et si nous', 'nothing is loaded unasked');
  await line.locator('.load').click();
  await page.waitForEvent('load');
  await player.rest();
  await page.locator('[role="tab"][id$="-press"]').click();
  assert.equal(await letter.inputValue(), 'Et si nous');
  assert.equal(await line.count(), 0, 'now it is the newest');

  // A page without a table asks when somebody comes back to it. The line can be put away.
  await form.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await form.locator('[data-version="new"] .icon-button').click();
  await form.locator('[data-version="new"]').waitFor({ state: 'detached' });
  await form.reload();
  assert.equal(await form.locator('#table-name').inputValue(), 'Sabato sera');
});
