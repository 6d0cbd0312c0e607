// How somebody likes it: patterns besides colours, and what can be heard.
import assert from 'node:assert/strict';
import { LAPTOP, PHONE, house, shot, tabTo } from './lantern.mjs';
import { Player } from './player.mjs';

const scene = house();
const BOT = { bot: 'heuristic' };
const TABLES = {
  africa1880: {
    options: { powers: ['GB', 'FR', 'DE'], start: 'historical' },
    seats: ['me', BOT, BOT],
  },
  rebellion1775: { options: {}, seats: ['me', BOT, BOT, BOT] },
  freedom: { options: { players: 1 }, seats: ['me'] },
};

/** Somebody who has set something. */
async function person(here, set, options) {
  const page = await here.person(options);
  await page.addInitScript((settings) => {
    localStorage['lantern.settings'] = JSON.stringify(settings);
  }, set);
  return page;
}

/** The pattern of each mark and of each filled land; what is filled with one must have it. */
function patterns(page) {
  return page.evaluate(() => {
    const lands = [...document.querySelectorAll('.board path[fill^="url(#pattern-"]')].map(
      (one) => one.getAttribute('fill').match(/#(pattern-\w+)/)[1],
    );
    const marks = [...document.querySelectorAll('.mark')].map((one) => [
      one.dataset.colour,
      getComputedStyle(one).backgroundImage,
    ]);
    const paths = [...document.querySelectorAll('.board .path[data-sign]')].map((one) => [
      one.dataset.sign,
      getComputedStyle(one).strokeDasharray,
    ]);
    const missing = lands.filter((id) => !document.getElementById(id));
    return { lands: [...new Set(lands)], missing, marks, paths };
  });
}

for (const [game, table] of Object.entries(TABLES)) {
  for (const screen of [LAPTOP, PHONE]) {
    scene(`what colours tell apart has a pattern too: ${game} ${screen.width}`, async (here) => {
      const set = { patterns: 'yes', curtain: 'no' };
      const page = await person(here, set, { screen, touch: screen === PHONE });
      await here.table(page, { game, ...table }, `patterns ${game}`);
      await new Player(page).rest();
      await page.locator('#pattern-red').waitFor({ state: 'attached' });
      const { lands, missing, marks, paths } = await patterns(page);
      await shot(page, `patterns-${game}-${screen.width}`);
      assert.deepEqual(missing, []);
      if (game === 'freedom') {
        const dashes = new Map(paths);
        assert.equal(new Set(dashes.values()).size, 5, 'five catchers, five kinds of path');
      } else assert.ok(lands.length > 1, `lands: ${lands}`);
      const byColour = new Map(marks);
      assert.equal(new Set(byColour.values()).size, byColour.size, 'each mark has its own');
    });
  }
}

scene('nothing is heard unless somebody wants to', async (here) => {
  for (const sound of ['no', 'yes']) {
    const page = await person(here, { sound, curtain: 'no' });
    await page.addInitScript(() => {
      window.rung = [];
      window.OscillatorNode = class extends OscillatorNode {
        constructor(context, options) {
          super(context, options);
          window.rung.push(options.frequency);
        }
      };
    });
    const fetched = [];
    page.on('request', (request) => fetched.push(request.url()));
    await here.table(page, { game: 'rebellion1775', ...TABLES.rebellion1775 }, `sound ${sound}`);
    const player = new Player(page);
    await player.rest();
    const rung = () => page.evaluate(() => window.rung.length);
    if (sound === 'yes') await page.waitForFunction(() => window.rung.length > 0);
    else assert.equal(await rung(), 0);
    assert.equal(
      fetched.some((url) => /\/sound-/.test(url)),
      sound === 'yes',
    );
  }
});

/** A first step by the keys, in the part of the page where one would take it. */
const STEPS = {
  africa1880: 'section button[data-verb], section button',
  rebellion1775: 'main [data-lit="true"][tabindex="0"]',
  freedom: 'section button.lit',
};

for (const [game, table] of Object.entries(TABLES)) {
  scene(`the focus stays where the work is: ${game}`, async (here) => {
    const page = await here.person();
    await here.table(page, { game, ...table }, `focus ${game}`);
    const player = new Player(page);
    await player.rest();
    await player.step(() => tabTo(page, STEPS[game]));
    const part = await page.evaluate(
      () => document.activeElement.closest('main, section')?.tagName,
    );
    assert.equal(part?.toLowerCase(), STEPS[game].split(' ')[0]);
  });
}
