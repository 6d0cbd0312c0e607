// How a person plays Africa 1880 in the browser: on the map, or through the buttons by key.

const READY = 0;
const SEAL = 1;

export class Player {
  /** The page of somebody who sits at the table as the power with that id. */
  constructor(page, power) {
    this.page = page;
    this.power = power;
  }

  get board() {
    return this.page.locator('.board');
  }

  stage() {
    return this.board.getAttribute('data-stage');
  }

  year() {
    return this.board.getAttribute('data-year');
  }

  done(code) {
    return this.page.locator(`.done button[data-code="${code}"]`);
  }

  place(id) {
    return this.page.locator(`.place[data-place="${id}"]`);
  }

  /** The ids of the places that fit a selector. */
  places(selector) {
    return this.page.locator(`.place${selector}`).evaluateAll((all) => all.map((one) => one.dataset.place));
  }

  /** Waits until this person can do something, or the game is over; a film is skipped. */
  async awaken() {
    const skip = this.page.locator('[data-film="skip"]');
    const free = this.page.locator('.done button, .place[data-lit="true"], [data-end]');
    for (;;) {
      await skip.or(free).first().waitFor({ state: 'visible' });
      if (!(await skip.isVisible())) break;
      await skip.click().catch(() => {}); // the film may end by itself in between
    }
    return (await this.page.locator('[data-end]').count()) > 0 ? 'over' : this.stage();
  }

  /** Clicks a place where a person would: on its flags and squares. */
  async click(id) {
    // A hand on its way leaves the place it was on, and the tip about that place goes.
    await this.page.mouse.move(0, 0);
    await this.place(id).locator('.hit').click();
  }

  /** Places the first presence on the nth lit coast. */
  async putFirst(nth) {
    const coasts = await this.places('[data-lit="true"]');
    await this.click(coasts[nth % coasts.length]);
    await this.page.locator('.place[data-lit="true"]').first().waitFor({ state: 'hidden' });
  }

  /** Answers what is asked, proposes something, and is ready. */
  async talk(turn) {
    const accept = this.page.locator('[data-embassy] button[data-verb="accept"]');
    while ((await accept.count()) > 0) {
      // Another proposal may arrive at any moment: wait for this very one to be answered.
      const code = await accept.first().getAttribute('data-code');
      const asked = this.page.locator(`[data-embassy] button[data-verb="accept"][data-code="${code}"]`);
      await asked.click();
      await asked.waitFor({ state: 'detached' });
    }
    if (turn % 2 === 0) {
      const propose = this.page.locator('[data-embassy] button[data-verb="propose_alliance"]:visible');
      if ((await propose.count()) > 0) await propose.first().click();
    }
    await this.done(READY).click();
    await this.done(READY).waitFor({ state: 'detached' });
  }

  /** How many lines the sheet has. */
  async lines() {
    return Number(await this.page.locator('.desk').getAttribute('data-lines'));
  }

  /** Waits for a line to be written. */
  async written(before) {
    await this.page.waitForFunction(
      (count) => Number(document.querySelector('.desk').dataset.lines) > count,
      before,
    );
  }

  /** Orders one's presences on the map: every other one explores if it can, the others develop. */
  async order() {
    for (let n = 0; n < 40; n += 1) {
      const mine = (await this.places(`[data-lit="true"][data-present~="${this.power}"]`))[0];
      if (mine === undefined) return;
      const before = await this.lines();
      await this.click(mine);
      await this.page.locator(`.place[data-place="${mine}"][data-chosen="true"]`).waitFor();
      const targets = await this.places('[data-lit="true"]');
      if (n % 2 === 0 && targets.length > 0) await this.click(targets[n % targets.length]);
      else await this.page.locator('.choices button[data-verb="develop"], .bar button[data-verb="develop"]').first().click();
      await this.written(before);
    }
  }

  /** Lands on the first empty coast, by clicking it. */
  async land() {
    const coast = (await this.places('[data-lit="true"][data-present=""]'))[0];
    if (coast === undefined) return;
    const before = await this.lines();
    await this.click(coast);
    await this.written(before);
  }

  /** Declares war on the nth other power and leaves the rest blank. */
  async declareWar(nth) {
    const war = this.page.locator('[data-embassy] button[data-verb="war"]');
    const count = await war.count();
    if (count === 0) return;
    const before = await this.lines();
    await war.nth(nth % count).click();
    await this.written(before);
  }

  async seal() {
    await this.done(SEAL).click();
    await this.done(SEAL).waitFor({ state: 'detached' });
  }

  /** Whatever is asked now. False once the game is over. */
  async play(turn) {
    switch (await this.awaken()) {
      case 'placement':
        await this.putFirst(3 + turn);
        return true;
      case 'diplomacy':
        await this.talk(turn);
        return true;
      case 'orders':
        await this.order();
        await this.land();
        await this.declareWar(turn);
        await this.seal();
        return true;
      default:
        return false;
    }
  }
}
