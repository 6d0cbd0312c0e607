// How a person plays 1775: Rebellion in the browser: on the map, with cards, in battles.
import assert from 'node:assert/strict';
import { Player as Person } from './player.mjs';

export class Player extends Person {
  /** What this person has done in battles so far. */
  did = new Set();

  /** Waits until all is seen. Says what the table is doing. */
  async awaken() {
    await this.rest();
    return (await this.over()) ? 'over' : this.board.getAttribute('data-stage');
  }

  /** Does something that takes a step; where several steps fit, the last of them is taken. */
  async take(act) {
    const before = await this.number();
    await act();
    const bar = '.bar button[data-verb]';
    const came = await this.page.waitForFunction(
      ([number, choices]) => {
        if (Number(document.querySelector('.page').dataset.number) > number) return 'moved';
        return document.querySelector(choices) && 'asked';
      },
      [before, bar],
    );
    if ((await came.jsonValue()) === 'asked') {
      await this.settle();
      await this.hit(bar, (await this.page.locator(bar).count()) - 1);
    }
    await this.settle(before + 1);
  }

  /** What there is to click. */
  look() {
    return this.page.evaluate(() => {
      const count = (selector) => document.querySelectorAll(selector).length;
      const places = [...document.querySelectorAll('.place[data-lit="true"]')];
      const { side, asks } = document.querySelector('.board').dataset;
      const enemy = side === 'british' ? 'american' : 'british';
      return {
        asks,
        lit: places.map((one) => one.dataset.place),
        against: places
          .filter((one) => one.dataset.sides.split(' ').includes(enemy))
          .map((one) => one.dataset.place),
        lose: count('[data-lose]'),
        answers: count('.battle .answers button'),
        army: count('[data-army]'),
        take: count('[data-army] [data-take]'),
        cards: count('[data-play="true"]'),
        seen: ['.battle [data-odds]', '[data-report]'].filter((one) => count(one) > 0),
        fled: document.body.textContent.includes('In flight ('),
      };
    });
  }

  /** Whatever is asked now. False once the game is over. */
  async play(turn) {
    if ((await this.awaken()) === 'over') return false;
    if (!(await this.asked())) return true;
    const now = await this.look();
    const { asks, lit, against } = now;
    const go = (id) => this.take(() => this.point(id));
    const hit = (selector, nth = 0) => this.take(() => this.hit(selector, nth));
    if (now.seen.includes('[data-report]')) this.did.add('report');
    assert.ok(now.army === 0 || !now.seen.includes('[data-report]'), 'a report makes way');
    if (now.seen.includes('.battle [data-odds]')) this.did.add('odds');
    if (now.fled) this.did.add('flight');
    if (now.lose > 0) {
      this.did.add('loss');
      await hit('[data-lose]', turn % now.lose);
    } else if (asks === 'manoeuvre' && lit.length > 0) {
      this.did.add('manoeuvre');
      await go(lit[0]);
    } else if (now.answers > 0) await hit('.battle .answers button');
    else if (now.army > 0 && now.take > 0 && (turn % 4 === 0 || lit.length === 0))
      await hit('[data-army] [data-take]', now.take - 1);
    else if (now.army > 0 && lit.length > 0)
      await go(against[turn % against.length] ?? lit[turn % lit.length]);
    else if (now.cards > 0 && asks === '') await hit('[data-play="true"]');
    else if (lit.length > 0) await go(lit[turn % lit.length]);
    else await hit('.done button');
    return true;
  }
}
