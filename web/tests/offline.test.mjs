// A day without a network: a table can be read, a step waits and is played, or was overtaken.
import assert from 'node:assert/strict';
import { house, startWire } from './lantern.mjs';
import { Player } from './player.mjs';

const scene = house();

/** Somebody whose browser keeps tables, behind a wire that can be cut. */
async function person(here, wire) {
  const page = await here.person({ url: wire.url });
  // On a host for tests nothing is kept unless a test asks.
  await page.addInitScript(() => localStorage.setItem('lantern.worker', 'true'));
  return page;
}

/** Waits until the browser has kept the client, and the table as it is shown. */
async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const number = Number(document.querySelector('.page').dataset.number);
    const cache = await caches.open('tables of lantern');
    const names = await cache.keys();
    const last = names.length ? await (await cache.match(names.at(-1))).json() : null;
    const shells = (await caches.keys()).filter((name) => name.startsWith('lantern '));
    const shell = shells.length === 1 ? await (await caches.open(shells[0])).keys() : [];
    // The words and the board of the game come from the host, and are kept with the client.
    const words = shell.some(({ url }) => /api\/games\/\w+\/texts/.test(url));
    return last?.update.number === number && words;
  });
}

scene('a table is read without a network, and a step waits for it', async (here) => {
  const wire = await startWire(here.lantern.port);
  try {
    const page = await person(here, wire);
    await here.table(page, { game: 'freedom', options: { players: 1 }, seats: ['me'] });
    const player = new Player(page);
    await player.rest();
    await kept(page);
    const before = await player.number();
    const first = await page.locator('.board svg .place').count();

    wire.cut();
    await page.reload();
    await page.locator('[data-connection="lost"]').waitFor();
    await player.settle();
    assert.match(await page.locator('[data-connection="lost"]').textContent(), /Without a network/);
    assert.equal(await page.locator('.board svg .place').count(), first, 'the board is there');
    assert.equal(await player.number(), before);

    await page.locator('[role="tab"][id$="-offers"]').click();
    const offer = page.locator('.offer').first();
    await offer.click();
    const waits = page.locator('[data-waiting="step"]');
    await waits.waitFor();
    assert.equal(await player.number(), before, 'nothing is played yet');
    assert.equal(await page.locator('[data-lit="true"]').count(), 0, 'one step waits at a time');
    // It outlives the page.
    await page.reload();
    await waits.waitFor();

    wire.mend();
    await page.locator('[data-waiting="played"]').waitFor();
    await player.settle(before + 1);
    assert.equal(await page.locator('[data-connection="lost"]').count(), 0);
    assert.ok((await player.number()) > before);
  } finally {
    await wire.stop();
  }
});

scene('a step that was overtaken is not played, and the page says so', async (here) => {
  const wire = await startWire(here.lantern.port);
  try {
    const page = await person(here, wire);
    const id = await here.table(page, { game: 'freedom', options: { players: 1 }, seats: ['me'] });
    const player = new Player(page);
    await player.rest();
    await kept(page);
    const before = await player.number();
    wire.cut();
    await page.locator('[data-connection="lost"]').waitFor();
    await page.locator('[role="tab"][id$="-offers"]').click();
    await page.locator('.offer').first().click();
    await page.locator('[data-waiting="step"]').waitFor();

    // The same seat acts from elsewhere meanwhile.
    const [{ seat, secret }] = await page.evaluate(
      (table) => JSON.parse(localStorage.getItem('lantern.seats'))[table],
      id,
    );
    const at = `${here.lantern.url}/api/tables/${id}`;
    const headers = { authorization: `Bearer ${secret}` };
    const { seats } = await (await fetch(`${at}/view`, { headers })).json();
    const { number, offers } = seats.find((one) => one.seat === seat);
    const wish = { act: offers.at(-1).name };
    const acted = await fetch(`${at}/step`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, number, wish }),
    });
    assert.equal(acted.status, 200, await acted.text());

    wire.mend();
    await page.locator('[data-waiting="overtaken"]').waitFor();
    await player.settle(before + 1);
    assert.equal(await page.locator('[data-waiting="step"]').count(), 0);
    await page.locator('[data-waiting="overtaken"] .icon-button').click();
    await page.locator('[data-waiting]').waitFor({ state: 'detached' });
  } finally {
    await wire.stop();
  }
});

scene('a host for tests keeps nothing, and Lantern can be installed', async (here) => {
  const page = await here.person();
  await here.table(page, { game: 'freedom', options: { players: 1 }, seats: ['me'] });
  await new Player(page).rest();
  const asked = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
  assert.deepEqual(asked, [0, 0]);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await fetch(here.lantern.url + href)).json();
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await fetch(here.lantern.url + src);
    assert.equal(icon.headers.get('content-type'), type, src);
    if (type !== 'image/png') continue;
    const bytes = Buffer.from(await icon.arrayBuffer());
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
});
