// Another browser: in Debian's Firefox the first steps of each game, and nothing that Chromium has and
// Firefox has not. It is driven by puppeteer, whose protocol both of them speak.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { FAILURES, LAPTOP, startLantern } from './lantern.mjs';
import { Guest } from './replay.mjs';
import { TABLES, dice } from './senses.mjs';

const STEPS = 8;
const PATIENCE = { timeout: 120_000 };
const FOLDER = join(FAILURES, '..', 'firefox');

let lantern;
let browser;
before(async () => {
  mkdirSync(FOLDER, { recursive: true });
  lantern = await startLantern();
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    protocolTimeout: PATIENCE.timeout,
    ...PATIENCE,
  });
});
after(async () => {
  await browser?.close();
  await lantern?.stop();
});

/** The page is at rest and shows so many rows; a film is skipped. */
const rest = (page, rows) =>
  page.waitForFunction(
    (least) => {
      const { doing, number } = document.querySelector('.page')?.dataset ?? {};
      if (doing === 'film') document.querySelector('[data-film="skip"]')?.click();
      return doing === 'ready' && Number(number) >= least;
    },
    PATIENCE,
    rows,
  );

for (const [game, table] of Object.entries(TABLES)) {
  test(`${game} in Firefox`, async () => {
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.setViewport(LAPTOP);
    const guest = new Guest(lantern.url);
    await guest.ask('/api/me');
    const made = await guest.ask('/api/tables', { game, seed: game, ...table });
    const { name, value } = guest.cookie;
    await browser.setCookie({ name, value, domain: new URL(lantern.url).hostname });
    await page.goto(`${lantern.url}/t/${made.table.id}`);
    await rest(page, 0);
    await page.evaluate(() => document.querySelector('[data-skip="choices"]').click());
    const numbers = dice(1880);
    for (let n = 0; n < STEPS; n += 1) {
      await page.waitForSelector('.offer', PATIENCE);
      const before = await page.$eval('.page', (one) => Number(one.dataset.number));
      const offers = await page.$$('.offer');
      await offers[numbers.next().value % offers.length].click();
      await rest(page, before + 1);
    }
    await page.screenshot({ path: join(FOLDER, `${game}.png`) });
    assert.deepEqual(faults, [], 'errors on the page');
    await page.close();
  });
}
