// What a person does at any table: waits until the page is at rest, points at places, takes steps.
import assert from 'node:assert/strict';

export class Player {
  #secrets = new Map();

  /** The page of somebody at a table. */
  constructor(page) {
    this.page = page;
    this.touch = page.viewportSize().width < 600;
  }

  get board() {
    return this.page.locator('.board');
  }

  // ---------------------------------------------------------------- what the page says of itself

  /** How many rows of the log the page shows. */
  async number() {
    return Number(await this.page.locator('.page').getAttribute('data-number'));
  }

  async asked() {
    return (await this.page.locator('.page').getAttribute('data-asked')) === 'true';
  }

  async over() {
    return (await this.page.locator('.page').getAttribute('data-over')) === 'true';
  }

  /** How many rows the host has for these eyes. */
  async told() {
    const id = new URL(this.page.url()).pathname.split('/').at(-1);
    if (!this.#secrets.has(id)) {
      const tables = await this.#get('/api/me', 'tables');
      const mine = tables.find((one) => one.table.id === id);
      // A watcher has none, and may sit down later.
      if (mine?.held.length) this.#secrets.set(id, mine.held.map((one) => one.secret).join(','));
    }
    return this.#get(`/api/tables/${id}/view`, 'number', this.#secrets.get(id));
  }

  /** One field of what the host answers: the rest need not leave the page. */
  #get(path, field, secrets = '') {
    return this.page.evaluate(
      async ([where, wanted, bearer]) => {
        const answer = await fetch(
          where,
          bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {},
        );
        if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
        return (await answer.json())[wanted];
      },
      [path, field, secrets],
    );
  }

  /** Waits until the page shows so many rows and is at rest; a film is skipped. */
  async settle(least = 0) {
    for (;;) {
      const found = await this.page.waitForFunction((rows) => {
        const { doing, number } = document.querySelector('.page')?.dataset ?? {};
        if (doing === 'film') return doing;
        const moves = document.querySelector('.board')?.dataset.moving === 'true';
        return doing === 'ready' && Number(number) >= rows && !moves && doing;
      }, least);
      if ((await found.jsonValue()) === 'ready') return;
      // It may end by itself in between: then there is nothing left to skip, and Escape would end
      // something else. Asked and done in one go.
      await this.page.evaluate(() => {
        const skip = document.querySelector('[data-film="skip"]');
        if (skip) skip.click();
        else if (document.querySelector('.page')?.dataset.doing === 'film') {
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
        }
      });
    }
  }

  /** Waits until the page shows all there is to be seen. At a fixed table nothing follows by itself. */
  async rest() {
    await this.settle(await this.told());
  }

  // ---------------------------------------------------------------- steps

  /** Does something and waits until the table has moved on by it. */
  async step(act) {
    const before = await this.number();
    await act();
    await this.settle(before + 1);
  }

  /** Presses a button. */
  async press(selector, nth = 0) {
    await this.step(() => this.hit(selector, nth));
  }

  /** Clicks or taps what fits a selector. */
  async hit(selector, nth = 0) {
    const one = this.page.locator(selector).nth(nth);
    await (this.touch ? one.tap() : one.click());
  }

  has(selector) {
    return this.page.locator(selector).first().isVisible();
  }

  // ---------------------------------------------------------------- the map

  /** The ids of the places of the map that fit a selector. */
  places(selector) {
    return this.page
      .locator(`.board svg .place${selector}`)
      .evaluateAll((all) => all.map((one) => one.dataset.place));
  }

  /** Where everything of the map that fits a selector is on the screen; nothing may lie on it. */
  async where(selector) {
    const found = await this.page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        // Those who stand at a place may have made room for others: they are what one points at.
        const { e: x, f: y } = (one.querySelector('.stands') ?? one).getScreenCTM();
        const top = document.elementFromPoint(x, y);
        const covered = top?.closest('.board svg[role="group"]')
          ? null
          : (top?.outerHTML.slice(0, 120) ?? 'the edge of the window');
        return { place: one.dataset.place, at: [x, y], covered };
      }),
    );
    assert.deepEqual(
      found.filter((one) => one.covered !== null),
      [],
      `something lies on ${selector}`,
    );
    return found.map((one) => one.at);
  }

  /** Nothing lies on any place that may be clicked next. */
  uncovered() {
    return this.where('.board svg .place[data-lit="true"]');
  }

  /** Clicks or taps a place once, where its name or its middle is. */
  async point(id) {
    // A hand on its way leaves the place it was on.
    if (!this.touch) await this.page.mouse.move(0, 0);
    const [at] = await this.where(this.spot(id));
    await (this.touch ? this.page.touchscreen.tap(...at) : this.page.mouse.click(...at));
  }

  /** Points at some places that cannot be clicked, and waits until each says why not. */
  async whyNot(most) {
    await this.still();
    const dark = await this.page
      .locator('.board svg .place[data-lit="false"][data-chosen="false"]')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { e: x, f: y } = (one.querySelector('.stands') ?? one).getScreenCTM();
          return document.elementFromPoint(x, y)?.closest('.place') === one ? [[x, y]] : [];
        }),
      );
    const tip = this.page.locator('.tip .no');
    for (const at of dark.slice(0, most)) {
      await this.page.mouse.move(0, 0);
      await tip.waitFor({ state: 'detached' });
      await this.page.mouse.move(...at);
      await tip.waitFor();
    }
    return Math.min(dark.length, most);
  }

  /** Waits until the window on the map has the size that was measured, and no place has moved for a while. */
  still() {
    return this.page.waitForFunction(() => {
      const board = document.querySelector('.board');
      const map = board.querySelector('svg[role="group"]');
      const { e, f } = map.querySelector('.place').getScreenCTM();
      const now = `${e} ${f} ${map.getAttribute('height') === String(board.clientHeight)}`;
      window.unmoved = now === window.seen ? (window.unmoved ?? 0) + 1 : 0;
      window.seen = now;
      return now.endsWith('true') && window.unmoved > 5;
    });
  }

  spot(id) {
    return `.board svg .place[data-place="${id}"]`;
  }

  /** Points at a place that is chosen by that. */
  async choose(id) {
    await this.point(id);
    await this.page.locator(`.place[data-place="${id}"][data-chosen="true"]`).waitFor();
    await this.settle();
  }
}
