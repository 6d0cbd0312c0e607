// How a person plays 1775: Rebellion in the browser: on the map, with cards, in battles.

const OPEN = [
  '.place[data-lit="true"]',
  '[data-play="true"]',
  '[data-army] [data-take]',
  '[data-lose]',
  '.battle .answers button',
  '.done button',
].join(', ');

/** A click that comes while the last step is on its way means nothing: it is made again after so long. */
const AGAIN_MS = 2_500;
const TRIES = 8;

export class Player {
  constructor(page) {
    this.page = page;
    /** What this person has done in battles so far. */
    this.did = new Set();
  }

  get board() {
    return this.page.locator('.board');
  }

  /** Waits until this person is asked, or the game is over; a film is skipped. */
  async awaken() {
    const { page } = this;
    for (;;) {
      const found = await page.waitForFunction(
        (open) => {
          if (document.querySelector('[data-film="skip"]')) return 'film';
          if (document.querySelector('[data-end]')) return 'over';
          const asked = document.title.startsWith('●') && document.querySelector(open);
          return asked ? document.querySelector('.board').dataset.stage : null;
        },
        OPEN,
        { timeout: 90_000 },
      );
      const what = await found.jsonValue();
      if (what !== 'film') return what;
      // The film may end by itself in between.
      await page.locator('[data-film="skip"]').click({ timeout: AGAIN_MS }).catch(() => {});
    }
  }

  number() {
    return this.board.getAttribute('data-number').then(Number);
  }

  /** Whether the table moves on soon, or a choice between several steps is asked. */
  async moves(before) {
    const moved = this.page.waitForFunction(
      (number) =>
        Number(document.querySelector('.board')?.dataset.number) > number || document.querySelector('.bar button[data-verb]') !== null,
      before,
      { timeout: AGAIN_MS },
    );
    return moved.then(() => true, () => false);
  }

  /** Waits until the table has moved on. */
  async moved(before) {
    await this.page.waitForFunction((number) => Number(document.querySelector('.board')?.dataset.number) > number, before);
  }

  /** Does something until the table has moved on; where several steps fit, the last of them. */
  async act(before, once) {
    for (let n = 0; n < TRIES; n += 1) {
      await once().catch(() => {});
      if (!(await this.moves(before))) continue;
      if ((await this.number()) > before) return;
      await this.page.locator('.bar button[data-verb]').last().click({ timeout: AGAIN_MS }).catch(() => {});
    }
    await this.moved(before);
  }

  /** Clicks what fits a selector, the nth of them. */
  async click(before, selector, nth = 0) {
    await this.act(before, () => this.page.locator(selector).nth(nth).click({ timeout: AGAIN_MS }));
  }

  /** Clicks a lit place on the map. */
  async go(before, id) {
    // Names and units of neighbours may lie on one another: whatever lies on top is clicked.
    const hit = this.page.locator(`.place[data-place="${id}"] .hit`);
    await this.act(before, () => hit.click({ force: true, timeout: AGAIN_MS }));
  }

  /** What there is to click. */
  look() {
    return this.page.evaluate(() => {
      const count = (selector) => document.querySelectorAll(selector).length;
      const places = [...document.querySelectorAll('.place[data-lit="true"]')];
      const { number, side, asks } = document.querySelector('.board').dataset;
      const enemy = side === 'british' ? 'american' : 'british';
      return {
        number: Number(number),
        asks,
        lit: places.map((one) => one.dataset.place),
        against: places.filter((one) => one.dataset.sides.split(' ').includes(enemy)).map((one) => one.dataset.place),
        lose: count('[data-lose]'),
        answers: count('.battle .answers button'),
        army: count('[data-army]'),
        take: count('[data-army] [data-take]'),
        cards: count('[data-play="true"]'),
        seen: ['.battle [data-odds]', '[data-report]'].filter((one) => count(one) > 0),
        fled: document.body.textContent.includes('Flight on the side of'),
      };
    });
  }

  /** Whatever is asked now. False once the game is over. */
  async play(turn) {
    if ((await this.awaken()) === 'over') return false;
    const now = await this.look();
    const { number, asks, lit, against } = now;
    if (now.seen.includes('[data-report]')) this.did.add('report');
    if (now.seen.includes('.battle [data-odds]')) this.did.add('odds');
    if (now.fled) this.did.add('flight');
    if (now.lose > 0) {
      this.did.add('loss');
      await this.click(number, '[data-lose]', turn % now.lose);
    } else if (asks === 'manoeuvre' && lit.length > 0) {
      this.did.add('manoeuvre');
      await this.go(number, lit[0]);
    } else if (now.answers > 0) {
      await this.click(number, '.battle .answers button');
    } else if (now.army > 0 && now.take > 0 && (turn % 4 === 0 || lit.length === 0)) {
      await this.click(number, '[data-army] [data-take]', now.take - 1);
    } else if (now.army > 0 && lit.length > 0) {
      await this.go(number, against[turn % against.length] ?? lit[turn % lit.length]);
    } else if (now.cards > 0 && asks === '') {
      await this.click(number, '[data-play="true"]');
    } else if (lit.length > 0) {
      await this.go(number, lit[turn % lit.length]);
    } else {
      await this.click(number, '.done button');
    }
    return true;
  }
}
