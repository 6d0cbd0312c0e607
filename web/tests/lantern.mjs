// What every browser test needs: a real Lantern on a database of its own, and real browsers.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const BINARY = fileURLToPath(new URL('../../target/debug/lantern', import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SHOTS = fileURLToPath(new URL('./shots/', import.meta.url));
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--no-first-run',
];

export const LAPTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A port nobody uses. */
function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts the binary on a fresh database and waits until it says where it is. */
async function startLantern() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  const port = await freePort();
  const args = ['serve', '--address', `127.0.0.1:${port}`, '--database', join(folder, 'lantern.db')];
  const child = spawn(BINARY, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`lantern ended with ${code}`)));
    child.once('error', reject);
    child.stdout.once('data', resolve);
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A Lantern and a browser for all tests of a file, from before the first until after the last.
 * They are there once a test runs, not before.
 */
export function house() {
  let lantern;
  let browser;
  before(async () => {
    lantern = await startLantern();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  after(async () => {
    await browser?.close();
    await lantern?.stop();
  });
  return {
    /** Where the Lantern listens, for those who reach it by a wire of their own. */
    port: () => lantern.port,
    /** Somebody comes in. */
    person: (who = {}) => person(browser, { url: lantern.url, ...who }),
  };
}

/** A person: a browser of their own, with their own language and screen. */
async function person(browser, { url, locale = 'en-GB', screen = LAPTOP, touch = false, dark = false }) {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    viewport: screen,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    colorScheme: dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  return { context, page, faults };
}

/** Walks with the Tab key to the first thing that fits, and presses Enter. */
export async function tabTo(page, fits) {
  for (let n = 0; n < 150; n += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), fits)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  assert.fail(`the Tab key never reaches ${fits}`);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe has to say against a page, in a line for each fault. The letters and numbers on pieces
 * are not the names of places, so the rule that compares names with what is written there is off.
 */
export async function barriers(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run({ rules: { 'label-content-name-mismatch': { enabled: false } } }));
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Keeps a picture of the page, to be looked at. */
export function shot(page, name) {
  return page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** Makes a table through the interface that the form uses, as the person of that page. */
export async function makeTable(page, body) {
  // Whoever makes a table before the host has said who they are would be somebody else afterwards.
  const known = page.waitForResponse('**/api/me');
  await page.goto('/');
  await known;
  return page.evaluate(async (wanted) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).table.id;
  }, body);
}

/** A wire that can be cut: everything the browser says and hears goes through it. */
export async function startWire(port) {
  const open = new Set();
  let cut = false;
  const server = net.createServer((near) => {
    if (cut) return void near.destroy();
    const far = net.connect(port, '127.0.0.1');
    for (const [one, other] of [[near, far], [far, near]]) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    cut() {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      cut = false;
    },
    stop() {
      this.cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
