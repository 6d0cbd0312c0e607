// Somebody who looks at the same thing in many windows: one that is touched and one with a mouse.
import assert from 'node:assert/strict';
import { Player } from './player.mjs';

/** How many frames a page gets to measure itself after its window has changed. */
const FRAMES = 3;

export class Viewer {
  #pages = new Map();

  /**
   * In a scene (see lantern.mjs), of something: its path, the cookie of the guest who looks, what
   * shows that it is there, and what is done there then.
   */
  constructor(here, { path, cookie = null, ready = '.page[data-doing="ready"]', does = [] }) {
    Object.assign(this, { here, path, cookie, ready, does });
  }

  /** Shows it in a window, in a language and a theme. Answers the page once it is at rest. */
  async show({ size: { width, height, touch }, language, dark }) {
    const page = this.#pages.get(touch) ?? (await this.#load(touch, { width, height }));
    this.#pages.set(touch, page);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    // The choice of language is on every page, if only in a menu that is closed.
    await page
      .locator(`input[value="${language}"]`)
      .first()
      .evaluate((one) => one.click());
    await page.locator(`html[lang="${language}"]`).waitFor();
    await this.#rest(page);
    for (const one of this.does) await this.#do(page, one);
    return page;
  }

  async #load(touch, screen) {
    const page = await this.here.person({ touch, screen });
    if (this.cookie) await page.context().addCookies([this.cookie]);
    await page.goto(this.path);
    await page.evaluate(() => document.fonts.ready.then(() => null));
    return page;
  }

  /** The window has been measured, and the page says that it is at rest. */
  async #rest(page) {
    await frames(page);
    if (await page.locator('.page .board').count()) await new Player(page).settle();
    await page.locator(this.ready).first().waitFor();
  }

  async #do(page, { tab, choose }) {
    if (tab) await openTab(page, tab);
    if (choose) await choosePlace(page, choose);
    await this.#rest(page);
  }
}

/** Waits until the page has been drawn some times. */
function frames(page) {
  return page.evaluate(
    (count) =>
      new Promise((resolve) => {
        const next = (left) =>
          left === 0 ? resolve(null) : requestAnimationFrame(() => next(left - 1));
        next(count);
      }),
    FRAMES,
  );
}

/** A tab is open, whether it was or not. Where it is out of sight, opening another shows them all. */
async function openTab(page, tab) {
  const wanted = `[role="tab"][id$="-${tab}"]`;
  if (await page.locator(`${wanted}[aria-selected="true"]`).count()) return;
  if (!(await page.locator(wanted).count())) {
    await page.locator('[role="tab"], .room nav button').first().dispatchEvent('click');
    await frames(page);
  }
  assert.ok(await page.locator(wanted).count(), `there is no tab "${tab}"`);
  await page.locator(wanted).first().dispatchEvent('click');
}

/** A place is chosen, whether it was or not: by key, so that nothing can lie in the way. */
async function choosePlace(page, id) {
  const place = page.locator(`.board svg .place[data-place="${id}"]`);
  if ((await place.getAttribute('data-chosen')) === 'true') return;
  await place.dispatchEvent('keydown', { key: 'Enter' });
  await page.locator(`.place[data-place="${id}"][data-chosen="true"]`).waitFor();
}
