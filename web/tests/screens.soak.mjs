// Every moment of every game and every page, at every size: nothing is covered, cut, or too small.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Findings } from './findings.mjs';
import { look } from './geometry.mjs';
import { FAILURES, barriers, house } from './lantern.mjs';
import { PAGES } from './pages.mjs';
import { MOMENTS, replay } from './replay.mjs';
import { windows } from './sizes.mjs';
import { Viewer } from './viewer.mjs';

const scene = house();

/** The windows in which it is also asked what would shut somebody out: that takes long. */
const ASKED = ['390×844', '1440×900'];

const findings = new Findings();

/** Looks at one thing in all windows. A picture is kept of each that has something wrong with it. */
async function inspect(here, turn, what) {
  const viewer = new Viewer(here, what);
  const folder = join(FAILURES, 'screens', here.name.replace(/[^a-z0-9]+/gi, '-'));
  rmSync(folder, { recursive: true, force: true });
  for (const screen of windows(turn)) {
    const page = await viewer.show(screen);
    const found = await page.evaluate(look, { covers: what.does?.some((one) => one.tab) });
    if (ASKED.includes(screen.name)) found.push(...(await barriers(page)));
    findings.add(here.name, screen, found);
    if (found.length === 0) continue;
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${screen.name} ${screen.look}.png`);
    await page.screenshot({ path });
  }
  const lines = findings.lines(here.name);
  if (lines.length > 0) console.log([...lines, `What was seen is kept in ${folder}`].join('\n'));
}

let turn = 0;
for (const [game, moments] of Object.entries(MOMENTS)) {
  for (const moment of moments) {
    const n = turn++;
    scene(`${game}: ${moment.name}`, async (here) =>
      inspect(here, n, await replay(here.lantern.url, game, moment)),
    );
  }
}

for (const page of PAGES) {
  const n = turn++;
  scene(`a page: ${page.name}`, async (here) =>
    inspect(here, n, await page.open(here.lantern.url)),
  );
}

test('no more is wrong with the screens than is known', () => {
  assert.deepEqual(findings.worse('screens'), []);
});
