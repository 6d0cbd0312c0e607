// What a browser fetches, cold, from the home page to the first choice at a table of each game.
import assert from 'node:assert/strict';
import { house } from './lantern.mjs';
import { Player } from './player.mjs';

const scene = house();

/** To the first choice, and for all that is fetched after it. */
const FIRST = 250_000;
const LATER = 1_000_000;
/** What nobody needs for the first choice. */
const APART = /lesson|editor|review|settingspage|signin|sound|rulebook/i;

/** Counts what comes over the wire to a page, packed as it comes. */
async function scales(page) {
  const wire = await page.context().newCDPSession(page);
  const paths = new Map();
  const weighed = new Map();
  const add = (path, bytes) => weighed.set(path, (weighed.get(path) ?? 0) + bytes);
  wire.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    add(paths.get(requestId), encodedDataLength),
  );
  wire.on('Network.webSocketFrameReceived', ({ response }) =>
    add('/api/live', Buffer.byteLength(response.payloadData)),
  );
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  return {
    weighed,
    get sum() {
      return [...weighed.values()].reduce((all, bytes) => all + bytes, 0);
    },
  };
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

scene('the weight of a table of each game', async (here) => {
  const games = await (await fetch(`${here.lantern.url}/api/games`)).json();
  for (const { about } of games) {
    const page = await here.person({ locale: 'fr' });
    const wire = await scales(page);
    await page.goto('/');
    await page.locator(`[data-play="${about.id}"]`).click();
    await page.locator('.page[data-asked="true"]').waitFor();
    await new Player(page).settle();
    assert.ok(
      await page.locator('[data-lit="true"], .lit').count(),
      'there is something to choose',
    );
    const [first, paths] = [wire.sum, [...wire.weighed.keys()]];
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.waitForLoadState('networkidle');
    const later = wire.sum - first;
    console.log(`${about.id}: ${kb(first)} to the first choice, ${kb(later)} later`);
    const heavy = [...wire.weighed].sort(([, a], [, b]) => b - a).slice(0, 40);
    if (process.env.LANTERN_WEIGH) for (const [path, bytes] of heavy) console.log(kb(bytes), path);
    assert.ok(first <= FIRST, `${about.id}: ${kb(first)} of ${kb(FIRST)}`);
    assert.ok(later <= LATER, `${about.id}: ${kb(later)} of ${kb(LATER)} later`);
    assert.deepEqual(
      paths.filter((path) => APART.test(path)),
      [],
      'fetched although nobody asked',
    );
  }
});
