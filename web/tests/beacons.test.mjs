// The game of the examples, which shows how a game is added, played on its board to the end.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHONE, barriers, house, shot } from './lantern.mjs';
import { Player } from './player.mjs';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Among the examples the game has a host of its own. Where it was added, Lantern has it. */
const scene = existsSync(at('examples/beacons'))
  ? house((database, seed) => [
      at('target/debug/examples/serve_beacons'),
      at('target/fourth/web/dist'),
      database,
      seed,
    ])
  : house();

const BOT = { bot: 'random' };
const SEAL = '.done button[data-action="seal"]';
const STOP = '.done button[data-action="stop"]';

/** Lights two beacons and seals, or takes two prizes and stops. */
async function play(player) {
  const stage = await player.board.getAttribute('data-stage');
  for (let n = 0; n < 2; n += 1) {
    const lit = await player.places('[data-lit="true"]');
    // Somebody may have taken all but one prize before.
    if (lit.length === 0) break;
    await player.uncovered();
    await player.step(() => player.point(lit[n % lit.length]));
  }
  if (stage === 'lighting') {
    assert.equal((await player.places('[data-keepers="1"]')).length, 2, 'both burn');
    await player.press(SEAL);
  } else await player.press(STOP);
  return stage;
}

async function toTheEnd(player) {
  const stages = [];
  for (await player.rest(); !(await player.over()); await player.rest()) {
    assert.ok(stages.length < 8, 'two rounds have two decisions each');
    stages.push(await play(player));
  }
  assert.deepEqual(stages, ['lighting', 'harvest', 'lighting', 'harvest']);
  await player.page.locator('[data-end]').waitFor();
}

scene('beacons: against a bot, from the home page, on the coast to the end', async (here) => {
  const page = await here.person();
  await page.goto('/');
  await page.locator('[data-play="beacons"]').click();
  await page.waitForURL(/\/t\//);
  const player = new Player(page);
  await player.rest();
  await shot(page, 'beacons-lighting');
  assert.deepEqual(await barriers(page), []);
  await toTheEnd(player);
  await shot(page, 'beacons-end');
});

scene('beacons: three keepers, two people on phones, in French and Italian', async (here) => {
  const [anna, bruno] = [
    await here.person({ locale: 'fr-FR', screen: PHONE, touch: true }),
    await here.person({ locale: 'it-IT', screen: PHONE, touch: true, dark: true }),
  ];
  const id = await here.table(anna, {
    game: 'beacons',
    options: { keepers: ['N', 'E', 'S'], rounds: 1 },
    seats: ['me', 'open', BOT],
  });
  await here.join(bruno, id, 1);
  const people = [new Player(anna), new Player(bruno)];
  for (const one of people) {
    await one.rest();
    assert.equal(await play(one), 'lighting');
  }
  await people[0].rest();
  await shot(anna, 'beacons-phone');
  // Nobody had heard of what the other lit; now the wind has blown, and Anna takes first.
  assert.equal(await play(people[0]), 'harvest');
  await people[1].rest();
  assert.equal(await play(people[1]), 'harvest');
  for (const one of people) {
    await one.rest();
    await one.page.locator('[data-end]').waitFor();
  }
});
