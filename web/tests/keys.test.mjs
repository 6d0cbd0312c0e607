// A game of each title by somebody who has no pointer: Tab, the arrows and Enter, and nothing else.
import assert from 'node:assert/strict';
import { house } from './lantern.mjs';
import { play } from './senses.mjs';

const on = (page, selector) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** The focus is on a choice: it has stayed there, or the first thing that Tab reaches leads there. */
async function reach(page) {
  if (await on(page, '.offer')) return;
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('Tab');
  assert.ok(await on(page, '[data-skip="choices"]'), 'the first thing Tab reaches leads on');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.offer'));
}

play(
  house(),
  'by keys alone',
  (page) => page,
  async (player, page, number) => {
    await reach(page);
    const choices = await page.locator('.offer').count();
    for (let n = number % choices; n > 0; n -= 1) await page.keyboard.press('ArrowDown');
    await player.step(() => page.keyboard.press('Enter'));
  },
);
