// Whole games of Africa 1880 in real browsers.
import assert from 'node:assert/strict';
import { Player } from './africa1880.mjs';
import { PHONE, house, shot, startWire } from './lantern.mjs';

const scene = house();

const BOT = { bot: 'heuristic' };

/** The points in the final reckoning, by power. */
function points(page) {
  return page
    .locator('[data-end] [data-total]')
    .evaluateAll((all) => all.map((one) => [one.dataset.power, Number(one.dataset.total)]));
}

scene(
  'six powers, two people and four bots, in French, on the map, to the final score',
  async (here) => {
    const [anna, bruno] = [
      await here.person({ locale: 'fr-FR' }),
      await here.person({ locale: 'fr-FR' }),
    ];
    const id = await here.table(anna, {
      game: 'africa1880',
      seats: ['me', 'open', BOT, BOT, BOT, BOT],
    });
    // The table's address is the invitation.
    await here.join(bruno, id, 1);

    const people = [new Player(anna, 'GB'), new Player(bruno, 'FR')];
    await people[0].rest();
    await shot(anna, 'six-placement');
    let turn = 0;
    for (let playing = true; playing; turn += 1) {
      assert.ok(turn < 60, 'a game of eight turns has 17 decisions for each person');
      // Both are asked at once in most phases; a secret sheet does not wait for the other's.
      const answers = [];
      for (const one of people) answers.push(await one.play(turn));
      if (turn === 5) await shot(anna, 'six-middle');
      playing = answers.every(Boolean);
    }
    for (const one of people) await one.rest();
    const [mine, theirs] = [await points(anna), await points(bruno)];
    assert.equal(mine.length, 6);
    assert.deepEqual(mine, theirs, 'both see the same final score');
    assert.ok(mine.some(([, total]) => total > 0));
    assert.equal(await anna.locator('html').getAttribute('lang'), 'fr');
    await shot(anna, 'six-end');
  },
);

scene('three powers on a phone, in Italian, to the end', async (here) => {
  const page = await here.person({ locale: 'it-IT', screen: PHONE, touch: true });
  await here.table(page, {
    game: 'africa1880',
    options: { powers: ['GB', 'FR', 'IT'], start: 'historical' },
    seats: ['me', BOT, BOT],
  });
  const player = new Player(page, 'GB');
  let turn = 0;
  await player.awaken();
  await shot(page, 'phone-diplomacy');
  while (await player.play(turn)) {
    turn += 1;
    if (turn === 5) await shot(page, 'phone-middle');
    assert.ok(turn < 60);
  }
  assert.equal((await points(page)).length, 3);
  await shot(page, 'phone-end');
});

scene('a connection lost during the step of another comes back whole', async (here) => {
  const wire = await startWire(here.lantern.port);
  const [elena, fabio] = [await here.person({ url: wire.url }), await here.person()];
  const id = await here.table(elena, {
    game: 'africa1880',
    seats: ['me', 'open', BOT, BOT, BOT, BOT],
  });
  await here.join(fabio, id, 1);
  const [her, his] = [new Player(elena, 'GB'), new Player(fabio, 'FR')];
  await her.awaken();
  await her.putFirst(0);
  await his.awaken();

  wire.cut();
  await elena.locator('[data-connection="lost"]').waitFor();
  await his.putFirst(5);
  // The bots have placed too: the diplomacy phase has begun.
  assert.equal(await his.awaken(), 'diplomacy');
  assert.equal(await her.board.getAttribute('data-stage'), 'placement', 'she could not hear of it');

  wire.mend();
  await elena.locator('[data-connection="lost"]').waitFor({ state: 'detached' });
  assert.equal(await her.awaken(), 'diplomacy');
  const standing = (page) =>
    page
      .locator('.place')
      .evaluateAll((all) => all.map((one) => `${one.dataset.place} ${one.dataset.present}`));
  assert.deepEqual(await standing(elena), await standing(fabio));

  // And she plays on.
  await her.talk(1);
  await wire.stop();
});
