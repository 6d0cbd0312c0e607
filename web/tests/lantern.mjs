// What every browser test needs: a real Lantern on a database of its own, and real browsers.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const BINARY = fileURLToPath(new URL('../../target/debug/lantern', import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SHOTS = fileURLToPath(new URL('./shots/', import.meta.url));
export const FAILURES = fileURLToPath(new URL('../../target/browser-failures/', import.meta.url));
/** All chance at the tables of these tests comes from here, so that they are the same each time. */
const SEED = process.env.LANTERN_SEED ?? '1880';
/** How long anything is waited for: no test is slow enough to need it, but a machine may be. */
const PATIENCE_MS = 60_000;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
];

export const LAPTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How Lantern is started: a program and what it is told. */
function serve(database, seed, address = '127.0.0.1:0') {
  const place = ['--address', address, '--database', database];
  return [BINARY, 'serve', ...place, '--durability', 'process', '--fixed', seed];
}

/** The same with another client, from a folder. */
export function serveClient(folder) {
  return (...told) => [...serve(...told), '--client', folder];
}

/** Starts a program and waits until it says where it is. */
async function start([program, ...args]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`lantern ended with ${code}`)));
    child.once('error', reject);
    child.stdout.once('data', (line) => resolve(String(line)));
  });
  return { child, url: said.match(/http:\S+/)[0] };
}

async function end(child) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Starts a host on a fresh database, with fixed tables, and waits until it says where it is. */
export async function startLantern(command = serve) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  const database = join(folder, 'lantern.db');
  let { child, url } = await start(command(database, SEED));
  return {
    folder,
    url,
    port: Number(new URL(url).port),
    /** Ends it and starts it again where it was. */
    async again(other = command) {
      await end(child);
      ({ child } = await start(other(database, SEED, new URL(url).host)));
    },
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A browser, without anybody in it. */
export function browse() {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/** A Lantern and a browser, until they are closed. */
export async function open(command = serve) {
  const lantern = await startLantern(command);
  try {
    const page = await (await fetch(lantern.url)).text();
    assert.match(
      page,
      /<script/,
      'the client is not in the program: run `cargo xtask client`, then `cargo build -p lantern`',
    );
    const browser = await browse();
    const close = () => browser.close().finally(() => lantern.stop());
    return { lantern, browser, close };
  } catch (error) {
    await lantern.stop();
    throw error;
  }
}

/**
 * A Lantern and a browser for all tests of a file, from before the first until after the last.
 * Answers how a test is written there.
 */
export function house(command = serve) {
  let opened;
  before(async () => {
    opened = await open(command);
  });
  after(() => opened?.close());
  /** A test. Whoever comes in goes out at its end; nobody's page may have had an error. */
  return (name, play) =>
    test(name, async () => {
      const scene = new Scene(name, opened);
      try {
        await play(scene);
        assert.deepEqual(scene.faults(), [], 'errors on the pages');
      } catch (error) {
        const folder = await scene.keep(error);
        error.message += `\nWhat was seen is kept in ${folder}`;
        throw error;
      } finally {
        await scene.close();
      }
    });
}

/** What happens in one test: who is there, and the tables they made. */
export class Scene {
  #people = [];
  #tables = [];

  constructor(name, { lantern, browser }) {
    Object.assign(this, { name, lantern, browser });
  }

  /** Somebody comes in: a browser of their own, with their own language and screen. */
  async person({
    url = this.lantern.url,
    locale = 'en-GB',
    screen = LAPTOP,
    touch = false,
    dark = false,
    motion = false,
    curtain = false,
  } = {}) {
    const context = await this.browser.newContext({
      baseURL: url,
      locale,
      viewport: screen,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      colorScheme: dark ? 'dark' : 'light',
    });
    // One person plays all the seats they hold, unless the test is about people who share a device.
    if (!curtain) {
      await context.addInitScript(() => {
        localStorage['lantern.settings'] ??= JSON.stringify({ curtain: 'no' });
      });
    }
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const [faults, said] = [[], []];
    page.on('pageerror', (error) => {
      faults.push(String(error));
      said.push(`error: ${error.stack ?? error}`);
    });
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    this.#people.push({ context, page, faults, said });
    return page;
  }

  /**
   * Makes a table through the interface that the form uses, as the person of that page, and goes
   * there. The name of the test is the name of the seed.
   */
  async table(page, body, seed = this.name) {
    // Whoever makes a table before the host has said who they are would be somebody else afterwards.
    const known = page.waitForResponse('**/api/me');
    await page.goto('/');
    await known;
    const id = await page.evaluate(
      async (wanted) => {
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(wanted),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()).table.id;
      },
      { ...body, seed },
    );
    this.#tables.push({ id, seed, ...body });
    await page.goto(`/t/${id}`);
    return id;
  }

  /** Somebody takes a seat at a table. */
  async join(page, id, seat) {
    await page.goto(`/t/${id}`);
    await page.locator('.page[data-doing="gathering"]').waitFor();
    await page.locator(`[data-take="${seat}"]`).click();
    await page.locator('.page[data-number]:not([data-doing="gathering"])').waitFor();
  }

  /** What a page has written to the console as an error. */
  errors(page) {
    const { said } = this.#people.find((one) => one.page === page);
    return said.filter((line) => line.startsWith('error: '));
  }

  faults() {
    return this.#people.flatMap((one) => one.faults);
  }

  /** Keeps what one needs to see why a test failed: pages, consoles, seeds, and the whole log. */
  async keep(error) {
    const folder = join(
      FAILURES,
      `${this.name.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}-${Date.now()}`,
    );
    mkdirSync(folder, { recursive: true });
    for (const [n, { page, said }] of this.#people.entries()) {
      // A page that cannot be pictured any more is no reason to lose the rest.
      await page
        .screenshot({ path: join(folder, `page-${n}.png`), timeout: 10_000 })
        .catch((gone) => said.push(String(gone)));
      const state = await page
        .evaluate(() => JSON.stringify(document.querySelector('.page')?.dataset ?? {}))
        .catch(String);
      writeFileSync(join(folder, `page-${n}.txt`), [page.url(), state, ...said].join('\n'));
    }
    writeFileSync(
      join(folder, 'failure.json'),
      JSON.stringify(
        { test: this.name, fixed: SEED, tables: this.#tables, error: String(error.stack ?? error) },
        null,
        2,
      ),
    );
    cpSync(this.lantern.folder, join(folder, 'database'), { recursive: true });
    return folder;
  }

  async close() {
    await Promise.all(this.#people.map((one) => one.context.close()));
  }
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
 * What axe has to say against a page, as findings: see geometry.mjs. The letters and numbers on pieces
 * are not the names of places, so the rule that compares names with what is written there is off.
 */
export async function barriers(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    window.axe.run({
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: false } },
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ kind: 'barrier', where: `${id} ${node.target.join(' ')}`, what: '' })),
  );
}

/** Keeps a picture of the page, to be looked at. */
export function shot(page, name) {
  return page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** A wire that can be cut: everything the browser says and hears goes through it. */
export async function startWire(port) {
  const open = new Set();
  let cut = false;
  const server = net.createServer((near) => {
    if (cut) return void near.destroy();
    const far = net.connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
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
