// How a person plays Freedom in the browser: on the map, with the tray, or through the buttons.
import { Player as Person } from './player.mjs';

export class Player extends Person {
  /** Waits until all is seen. Says what the table waits for. */
  async awaken() {
    await this.rest();
    return (await this.over()) ? 'over' : this.awaits();
  }

  awaits() {
    return this.board.getAttribute('data-awaits');
  }

  /** The ids of the places of the map that can be clicked next. */
  lit() {
    return this.page
      .locator('.board svg [data-place][data-lit="true"]')
      .evaluateAll((all) => all.map((one) => one.dataset.place));
  }

  /** Canada is entered by the door of the place one comes from; everything else is where it stands. */
  spot(id) {
    const door = this.from && `[data-door="${this.from}"]`;
    return id === 'canada' && door ? door : `.board svg [data-place="${id}"]`;
  }

  async hover(place) {
    const [at] = await this.where(this.spot(place));
    await this.page.mouse.move(...at);
  }

  /** Leads somebody from the first place that is lit to the last, or to Canada. */
  async lead() {
    const [from] = await this.lit();
    await this.choose(from);
    const ends = await this.lit();
    this.from = from;
    await this.go(ends.includes('canada') ? 'canada' : ends.at(-1));
    this.from = undefined;
  }

  /** Goes on to a place; where nothing can hover, a step that wakes catchers is tapped twice. */
  async go(to) {
    const before = await this.number();
    await this.point(to);
    const came = await this.page.waitForFunction((seen) => {
      if (Number(document.querySelector('.page').dataset.number) > seen) return 'taken';
      return document.querySelector('.board').dataset.looked && 'looked';
    }, before);
    if ((await came.jsonValue()) === 'looked') {
      await this.page.locator('.tip[role="status"]').waitFor(); // who would be woken is told by now
      await this.settle();
      await this.point(to);
    }
    await this.settle(before + 1);
  }

  /** People from the market are brought to a plantation: as many as it takes. */
  async bring() {
    const before = await this.number();
    const [farm] = await this.lit();
    await this.point(farm);
    const several = '.stepper button[data-verb="place"]';
    const came = await this.page.waitForFunction(
      ([seen, bar]) => {
        if (Number(document.querySelector('.page').dataset.number) > seen) return 'taken';
        return document.querySelector(bar) && 'asked';
      },
      [before, several],
    );
    if ((await came.jsonValue()) === 'asked') {
      await this.settle();
      await this.hit(several);
    }
    await this.settle(before + 1);
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
    else await this.press('.done button[data-action="done"]');
  }

  async carry() {
    if ((await this.lit()).length > 0) await this.lead();
    else if (await this.has('[data-take-stack][data-lit="true"]'))
      await this.press('[data-take-stack][data-lit="true"]');
    else if (await this.has('.done button')) await this.press('.done button');
    else await this.byList();
  }

  /** Through the list of choices: what is neither on the map nor in the tray, or of several parts. */
  async byList() {
    await this.page.locator('[data-skip="choices"]').evaluate((one) => one.click());
    await this.settle();
    await this.press('.offer');
  }

  /**
   * The others take their turns, as shortly as they can, until it is this person's. A bot takes
   * its own; whoever could react is not whom the table waits for.
   */
  async untilMine(seat, others) {
    for (let n = 0; n < 8; n += 1) {
      await this.rest();
      const whose = await this.board.getAttribute('data-active');
      if (whose === String(seat)) return;
      await others[whose].awaken();
      await others[whose].press('.done button');
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
