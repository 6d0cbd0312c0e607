// A table of each game for somebody who has only keys, or only hears: short, against bots. In the test
// command they play for a while; with LANTERN_WHOLE every game is played to its end.
import assert from 'node:assert/strict';
import { Player } from './player.mjs';

const BOT = { bot: 'heuristic' };

/** A short table of each game. */
export const TABLES = {
  africa1880: {
    options: { powers: ['FR', 'DE', 'BE'], start: 'historical' },
    seats: ['me', BOT, BOT],
  },
  freedom: { options: { players: 1 }, seats: ['me'] },
  rebellion1775: { options: { scenario: 'introductory' }, seats: ['me', BOT, BOT, BOT] },
};

/** As many choices as a first round takes; and more than any of these games has. */
const ROUND = 20;
const MANY = 1_500;
const WHOLE = process.env.LANTERN_WHOLE !== undefined;

/** Numbers that are the same each time, and follow no pattern that a game could have. */
export function* dice(seed) {
  for (let n = seed; ; n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0) yield n >>> 8;
}

/**
 * Plays a table of each game by some way to choose: it is given the player and a large number, and takes
 * one step. Any choice that is offered will do, so the number decides.
 */
export function play(scene, by, open, choose) {
  for (const [game, table] of Object.entries(TABLES)) {
    scene(`${game} ${by}${WHOLE ? ', to its end' : ''}`, async (here) => {
      const page = await here.person();
      await here.table(page, { game, ...table });
      const player = new Player(page);
      const way = await open(page);
      let steps = 0;
      for (const number of dice(1880)) {
        await player.rest();
        if ((await player.over()) || (!WHOLE && steps === ROUND)) break;
        assert.ok(steps < MANY, 'the game ends');
        await choose(player, way, number);
        steps += 1;
      }
      if (WHOLE) await page.locator('[data-end]').waitFor();
    });
  }
}
