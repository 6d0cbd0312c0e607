// How a person plays Freedom in the browser: on the map, with the tray, or through the buttons.

export class Player {
  /** The page of somebody who sits at a table. */
  constructor(page) {
    this.page = page;
    this.touch = page.viewportSize().width < 600;
  }

  get board() {
    return this.page.locator('.board');
  }

  awaits() {
    return this.board.getAttribute('data-awaits');
  }

  /** How many rows of the table's log this page has seen. */
  async number() {
    return Number(await this.board.getAttribute('data-number'));
  }

  /** Waits for the table to move on, and for nothing else. */
  async moved(before) {
    await this.page.waitForFunction((seen) => Number(document.querySelector('.board').dataset.number) > seen, before);
  }

  /** The ids of the places of the map that can be clicked next. */
  lit() {
    return this.page
      .locator('.board svg [data-place][data-lit="true"]')
      .evaluateAll((all) => all.map((one) => one.dataset.place));
  }

  /** Waits until this person can do something, or the game is over; a film is skipped. */
  async awaken() {
    const skip = this.page.locator('[data-film="skip"]');
    const free = this.page.locator('.done button, .asked button.lit, .board [data-lit="true"], .table [data-lit="true"], [data-end]');
    for (;;) {
      await skip.or(free).first().waitFor({ state: 'visible' });
      if (!(await skip.isVisible())) break;
      await (this.touch ? skip.tap({ timeout: 1_000 }) : skip.click({ timeout: 1_000 })).catch(() => {}); // the film may end by itself in between
    }
    return (await this.page.locator('[data-end]').count()) > 0 ? 'over' : this.awaits();
  }

  /** Where the middle of a place is on the screen. */
  async middle(place) {
    const door = `[data-door="${await this.chosen()}"]`;
    const wanted = place === 'canada' && (await this.page.locator(door).count()) > 0 ? door : `.board svg [data-place="${place}"]`;
    const hit = this.page.locator(`${wanted} .hit, ${wanted} .base, ${wanted} .ring`).first();
    const { x, y, width, height } = await hit.boundingBox();
    return [x + width / 2, y + height / 2];
  }

  async hover(place) {
    await this.page.mouse.move(...(await this.middle(place)));
  }

  /** Clicks or taps the middle of a place. */
  async point(place) {
    const at = await this.middle(place);
    if (this.touch) await this.page.touchscreen.tap(...at);
    else await this.page.mouse.click(...at);
  }

  async chosen() {
    const chosen = this.page.locator('.board [data-chosen="true"]').first();
    return (await chosen.count()) > 0 ? chosen.getAttribute('data-place') : '';
  }

  /** Presses a button and waits for the table to move on. */
  async press(selector) {
    const before = await this.number();
    const button = this.page.locator(selector).first();
    if (this.touch) await button.tap();
    else await button.click();
    await this.moved(before);
  }

  has(selector) {
    return this.page.locator(selector).first().isVisible();
  }

  /**
   * Points at a place until something comes of it: the map may still be coming to rest after the
   * sheet has changed its height, and a finger that came too early tries again.
   */
  async reach(place, done, from) {
    for (let tries = 0; tries < 4; tries += 1) {
      // A click that came while the last step was still on its way takes nothing and forgets.
      if (from !== undefined && (await this.chosen()) !== from) await this.choosePlace(from);
      await this.point(place);
      const came = await this.page.waitForFunction(done.fits, done.arg, { timeout: tries < 3 ? 2_500 : 20_000 }).catch(() => null);
      if (came) return came.jsonValue();
    }
    throw new Error(`nothing comes of pointing at ${place}`);
  }

  /** Leads somebody from the first place that is lit to the last, or to Canada. */
  async lead() {
    const before = await this.number();
    const [from] = await this.lit();
    await this.choosePlace(from);
    const ends = await this.lit();
    await this.go(from, ends.includes('canada') ? 'canada' : ends.at(-1), before);
  }

  async choosePlace(place) {
    await this.reach(place, {
      fits: (id) => document.querySelector(`.board [data-place="${id}"][data-chosen="true"]`) !== null,
      arg: place,
    });
  }

  /** Goes on to a place; where nothing can hover, a step that wakes catchers is tapped twice. */
  async go(from, to, before) {
    const came = await this.reach(to, {
      fits: (seen) => {
        const { number, looked } = document.querySelector('.board').dataset;
        return Number(number) > seen ? 'taken' : looked ? 'looked' : false;
      },
      arg: before,
    }, from);
    if (came === 'taken') return;
    await this.page.locator('.tip[role="status"]').waitFor(); // who would be woken is told by now
    await this.reach(to, { fits: (seen) => Number(document.querySelector('.board').dataset.number) > seen, arg: before }, from);
  }

  /** People from the market are brought to a plantation: as many as it takes. */
  async bring() {
    const before = await this.number();
    const [farm] = await this.lit();
    await this.reach(farm, {
      fits: (seen) =>
        Number(document.querySelector('.board').dataset.number) > seen ||
        document.querySelector('.bar button[data-verb="place"]') !== null,
      arg: before,
    });
    const asked = this.page.locator('.bar button[data-verb="place"]');
    if ((await this.number()) === before) await (this.touch ? asked.last().tap() : asked.last().click());
    await this.moved(before);
  }

  /**
   * Whatever is asked now, sensibly; somebody in a hurry leads nobody and lets things happen. False
   * once the game is over.
   */
  async play({ hurried = false } = {}) {
    const awaits = await this.awaken();
    if (awaits === 'over') return false;
    if (await this.has('.asked button.lit')) await this.press('.asked button.lit');
    else if (hurried && (await this.has('.done button'))) await this.press('.done button');
    else if (awaits === 'plan') await this.plan();
    else if (awaits === 'place') await this.bring();
    else if (awaits === 'carry') await this.carry();
    else await this.turn();
    return true;
  }

  async plan() {
    const conductor = '[data-take-stack^="conductor"][data-lit="true"]';
    if (await this.has(conductor)) await this.press(conductor);
    else await this.press('.done button[data-code="0"]');
  }

  async carry() {
    if ((await this.lit()).length > 0) await this.lead();
    else if (await this.has('[data-take-stack][data-lit="true"]')) await this.press('[data-take-stack][data-lit="true"]');
    else if (await this.has('.done button')) await this.press('.done button');
    else await this.choose();
  }

  /** Through the list of choices: what is neither on the map nor in the tray, or of several parts. */
  async choose() {
    await this.page.locator('[data-skip="choices"]').evaluate((one) => one.click());
    await this.press('.offer');
  }

  /**
   * The others take their turns, as shortly as they can, until it is this person's. A bot takes
   * its own; whoever could react is not whom the table waits for.
   */
  async untilMine(seat, others) {
    for (let n = 0; n < 8; n += 1) {
      const active = await this.page.waitForFunction(
        (seats) => {
          const { phase, awaits, active: whose } = document.querySelector('.board').dataset;
          return phase === 'action' && awaits === 'turn' && seats.includes(whose) ? whose : false;
        },
        [String(seat), ...Object.keys(others)],
      );
      const whose = await active.jsonValue();
      if (whose === String(seat)) return void (await this.awaken());
      await others[whose].awaken();
      const before = await this.number();
      await others[whose].press('.done button');
      await this.moved(before);
    }
    throw new Error('the turn never comes');
  }

  async turn() {
    const token = '[data-play][data-lit="true"]';
    const benefit = '.mat [data-verb="benefit"][data-lit="true"]';
    if (await this.has(token)) await this.press(token);
    else if (await this.has(benefit)) await this.press(benefit);
    else await this.press('.done button');
  }
}
