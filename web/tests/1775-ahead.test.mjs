// What 1775: Rebellion says before a step is taken: what it costs, what it ends, and why it cannot be.
import assert from 'node:assert/strict';
import { house } from './lantern.mjs';
import { Player } from './player.mjs';
import { MOMENTS, replay } from './replay.mjs';
import { plain } from './sizes.mjs';
import { Viewer } from './viewer.mjs';

const scene = house();
const [PHONE, LAPTOP] = plain('390×844', '1440×900');

/** A moment at a table of its own, in a window. */
async function open(here, name, screen) {
  const moment = MOMENTS.rebellion1775.find((one) => one.name === name);
  const viewer = new Viewer(here, await replay(here.lantern.url, 'rebellion1775', moment));
  return new Player(await viewer.show(screen));
}

/** Puts a finger on something and answers how it is lifted. */
async function touch(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  const door = await page.context().newCDPSession(page);
  const say = (type, touchPoints) => door.send('Input.dispatchTouchEvent', { type, touchPoints });
  await say('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  return () => say('touchEnd', []);
}

for (const screen of [PHONE, LAPTOP]) {
  scene(`an army that would lose a colony is warned, at ${screen.name}`, async (here) => {
    const player = await open(
      here,
      'an army is formed that would leave a colony to nobody',
      screen,
    );
    const warned = player.page.locator('[data-army] [data-costs]');
    await warned.waitFor();
    assert.ok(await player.has('[data-in-play]'), 'the card that is played stays in sight');
    // Whoever leaves somebody behind keeps it.
    await player.press('[data-army] [data-take]');
    await warned.waitFor({ state: 'detached' });
  });
}

scene('a truce tells what it ends, and whoever reads a card plays none', async (here) => {
  const player = await open(here, 'a truce can be played', LAPTOP);
  const { page } = player;
  const before = await player.number();
  const truce = page.locator('.card[data-play="true"]', { hasText: 'The war ends if' });
  assert.equal(await truce.count(), 1);
  await truce.hover();
  await truce.focus();
  const dark = page.locator('.card[data-play="false"]').first();
  const why = dark.locator('.no');
  await dark.hover();
  await why.waitFor();
  await page.mouse.move(0, 0);
  await why.waitFor({ state: 'detached' });
  await dark.focus();
  await why.waitFor();
  await page.keyboard.press('Enter');
  await why.waitFor();
  assert.equal(await player.told(), before, 'no step was taken');
});

scene('a finger that rests on a card reads it, and one that taps plays it', async (here) => {
  const player = await open(here, 'a truce can be played', PHONE);
  const before = await player.number();
  const lit = '.card[data-play="true"]';
  const lift = await touch(player.page, lit);
  await player.page.locator(`${lit}[data-rests="true"]`).waitFor();
  await lift();
  await player.settle();
  assert.equal(await player.told(), before, 'no step was taken');
  await player.press(lit);
  assert.ok((await player.number()) > before);
});
