// People who share a device: a curtain comes between them, and nothing of the others is behind it.
import assert from 'node:assert/strict';
import { barriers, house } from './lantern.mjs';
import { Player } from './player.mjs';

const scene = house();
const BOT = { bot: 'heuristic' };

/** All that a page holds, drawn or not. */
const everything = (page) => page.evaluate(() => document.documentElement.outerHTML);

scene('hands of 1775 stay behind the curtain', async (here) => {
  const page = await here.person({ curtain: true });
  const options = { scenario: 'introductory' };
  await here.table(page, { game: 'rebellion1775', options, seats: ['me', 'me', 'me', 'me'] });
  const curtain = page.locator('[data-curtain="drawn"]');
  await curtain.waitFor();
  assert.equal(await page.locator('[data-card], .board, .tray').count(), 0);
  assert.deepEqual(await barriers(page), []);
  // Enter is enough: what opens it has the focus.
  const first = await page.evaluate(() => document.activeElement.dataset.open);
  assert.ok(first === '0 1' || first === '2 3', `partners look together: ${first}`);
  await page.keyboard.press('Enter');
  const player = new Player(page);
  await player.settle();
  const cards = () =>
    page.locator('[data-card]').evaluateAll((all) => all.map((one) => one.dataset.card));
  const hand = await cards();
  assert.ok(hand.length > 0, 'a hand');

  // Given away, nothing of it is left.
  await page.locator('button[popovertarget]').first().click();
  await page.getByText('Draw the curtain').click();
  await curtain.waitFor();
  const behind = await everything(page);
  for (const card of hand) assert.ok(!behind.includes(`"${card}"`), card);
  const second = first === '0 1' ? '2 3' : '0 1';
  await page.locator(`[data-open="${second}"]`).click();
  await player.settle();
  const theirs = await cards();
  assert.ok(theirs.length > 0, 'another hand');
  assert.deepEqual(
    hand.filter((card) => theirs.includes(card)),
    [],
  );
});

scene('orders of Africa 1880 are written one behind the other', async (here) => {
  const page = await here.person({ curtain: true, locale: 'fr-FR' });
  const options = { powers: ['GB', 'FR', 'DE'], start: 'historical' };
  await here.table(page, { game: 'africa1880', options, seats: ['me', 'me', BOT] });
  const curtain = page.locator('[data-curtain="drawn"]');
  const player = new Player(page);
  await curtain.waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.open), '0');
  await page.keyboard.press('Enter');
  await player.settle();
  // Whoever has done all that is asked gives the device away.
  await page
    .locator('.done button[data-action="ready"], button[data-action="ready"]')
    .first()
    .click();
  await curtain.waitFor();
  assert.equal(await page.locator('.board, textarea').count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.open), '1');
  await page.keyboard.press('Enter');
  await player.settle();
  assert.ok(await player.asked());
});

scene('without secrets there is no curtain', async (here) => {
  const page = await here.person({ curtain: true });
  await here.table(page, { game: 'freedom', options: { players: 2 }, seats: ['me', 'me'] });
  const player = new Player(page);
  await player.rest();
  assert.ok(await player.asked());
});

scene('the curtain is drawn when a table that gathered begins', async (here) => {
  const [page, other] = [await here.person({ curtain: true }), await here.person()];
  const options = { powers: ['GB', 'FR', 'DE'], start: 'historical' };
  const id = await here.table(page, { game: 'africa1880', options, seats: ['me', 'me', 'open'] });
  await page.locator('.page[data-doing="gathering"]').waitFor();
  await here.join(other, id, 2);
  await page.locator('[data-curtain="drawn"]').waitFor();
  assert.equal(await page.locator('.board').count(), 0);
});
