// How long somebody with a slow machine waits between a click and what it shows: a scripted game of each
// title, played by pointer and keys with the processor slowed down to a quarter.
import assert from 'node:assert/strict';
import { loadavg } from 'node:os';
import { house } from './lantern.mjs';
import { play } from './senses.mjs';

const SLOWER = 4;
/** Ninety-five of a hundred interactions are shown after so many milliseconds. */
const MOST = 100;

/** Begins to note how long each interaction takes to the next paint, in the page. */
function watch() {
  window.waits = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        window.waits.set(interactionId, Math.max(duration, window.waits.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** What was noted, in order. One that is not noted was quicker than the browser cares to say. */
const waits = (page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return [...window.waits.values()].sort((a, b) => a - b);
  });

const scene = house();
const all = new Map();

play(
  scene,
  'on a slow machine',
  async (page) => {
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(watch);
    return page;
  },
  async (player, page, number) => {
    if (!(await player.has('.offer'))) {
      await page.locator('[data-skip="choices"]').evaluate((one) => one.click());
      await player.settle();
    }
    const choices = await page.locator('.offer').count();
    await player.step(() => player.hit('.offer', number % choices));
    all.set(page.url(), await waits(page));
  },
);

scene('interaction to next paint', () => {
  const sorted = [...all.values()].flat().sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor(sorted.length * part)] ?? 0;
  console.log(
    `${sorted.length} interactions: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${sorted.at(-1)} ms; ` +
      `load ${loadavg()[0].toFixed(1)}`,
  );
  assert.ok(sorted.length > 20, 'there was something to measure');
  assert.ok(at(0.95) <= MOST, `p95 is ${at(0.95)} ms of ${MOST}`);
});
