// How a person plays Africa 1880 in the browser: on the map, or through the buttons by key.
import { Player as Person } from './player.mjs';

/** How many orders a turn somebody gives. A presence without one stays where it is. */
const ORDERS = 3;

export class Player extends Person {
  /** The page of somebody who sits at the table as the power with that id. */
  constructor(page, power) {
    super(page);
    this.power = power;
  }

  /** Waits until all is seen. Says what the table is doing. */
  async awaken() {
    await this.rest();
    return (await this.over()) ? 'over' : this.board.getAttribute('data-stage');
  }

  done(action) {
    return `.done button[data-action="${action}"]`;
  }

  /** Places the first presence on the nth lit coast. */
  async putFirst(nth) {
    const coasts = await this.places('[data-lit="true"]');
    await this.step(() => this.point(coasts[nth % coasts.length]));
  }

  /** Answers what is asked, proposes something, and is ready. */
  async talk(turn) {
    const accept = '[data-embassy] button[data-verb="accept"]';
    while ((await this.page.locator(accept).count()) > 0) await this.press(accept);
    const propose = '[data-embassy] button[data-verb="propose_alliance"]';
    if (turn % 2 === 0 && (await this.has(propose))) await this.press(propose);
    await this.press(this.done('ready'));
  }

  /** Orders some presences on the map: every other one explores if it can, the others develop. */
  async order() {
    for (let n = 0; n < ORDERS; n += 1) {
      const mine = (await this.places(`[data-lit="true"][data-present~="${this.power}"]`))[0];
      if (mine === undefined) return;
      await this.choose(mine);
      await this.uncovered();
      const targets = await this.places('[data-lit="true"]');
      if (n % 2 === 0 && targets.length > 0)
        await this.step(() => this.point(targets[n % targets.length]));
      else
        await this.press('.choices button[data-verb="develop"], .bar button[data-verb="develop"]');
    }
  }

  /** Lands on the first empty coast, by clicking it. */
  async land() {
    const coast = (await this.places('[data-lit="true"][data-present=""]'))[0];
    if (coast !== undefined) await this.step(() => this.point(coast));
  }

  /** Declares war on the nth other power and leaves the rest blank. */
  async declareWar(nth) {
    const war = '[data-embassy] button[data-verb="war"]';
    const count = await this.page.locator(war).count();
    if (count > 0) await this.press(war, nth % count);
  }

  /** Whatever is asked now. False once the game is over. */
  async play(turn) {
    const stage = await this.awaken();
    if (stage === 'over') return false;
    if (!(await this.asked())) return true;
    if (stage === 'placement') await this.putFirst(3 + turn);
    else if (stage === 'diplomacy') await this.talk(turn);
    else {
      await this.order();
      await this.land();
      await this.declareWar(turn);
      await this.press(this.done('seal'));
    }
    return true;
  }
}
