// Whole games in real browsers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Player } from './africa1880.mjs';
import { PHONE, house, makeTable, shot, startWire, tabTo } from './lantern.mjs';

const { person, port } = house();

const BOT = { bot: 'heuristic' };

/** The points in the final reckoning, by power. */
function points(page) {
  return page.locator('[data-end] [data-total]').evaluateAll((all) =>
    all.map((one) => [one.dataset.power, Number(one.dataset.total)]),
  );
}

test('six powers, two people and four bots, in French, on the map, to the final score', async () => {
  const anna = await person({ locale: 'fr-FR' });
  const bruno = await person({ locale: 'fr-FR' });
  const id = await makeTable(anna.page, { game: 'africa1880', seats: ['me', 'open', BOT, BOT, BOT, BOT] });
  await anna.page.goto(`/t/${id}`);

  // The table's address is the invitation.
  await bruno.page.goto(`/t/${id}`);
  await bruno.page.locator('[data-take="1"]').click();

  const people = [new Player(anna.page, 'GB'), new Player(bruno.page, 'FR')];
  await shot(anna.page, 'six-placement');
  let turn = 0;
  for (let playing = true; playing; turn += 1) {
    assert.ok(turn < 60, 'a game of eight turns has 17 decisions for each person');
    // Both are asked at once in most phases; a secret sheet does not wait for the other's.
    const answers = [];
    for (const one of people) answers.push(await one.play(turn));
    if (turn === 5) await shot(anna.page, 'six-middle');
    playing = answers.every(Boolean);
  }
  await Promise.all(people.map((one) => one.awaken()));
  const [mine, theirs] = [await points(anna.page), await points(bruno.page)];
  assert.equal(mine.length, 6);
  assert.deepEqual(mine, theirs, 'both see the same final score');
  assert.ok(mine.some(([, total]) => total > 0));
  assert.equal(await anna.page.locator('html').getAttribute('lang'), 'fr');
  await shot(anna.page, 'six-end');
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.context.close();
  await bruno.context.close();
});

test('three powers on a phone, in Italian, to the end', async () => {
  const carla = await person({ locale: 'it-IT', screen: PHONE, touch: true });
  const { page } = carla;
  const id = await makeTable(page, {
    game: 'africa1880',
    options: { powers: ['GB', 'FR', 'IT'], start: 'historical' },
    seats: ['me', BOT, BOT],
  });
  await page.goto(`/t/${id}`);
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
  assert.deepEqual(carla.faults, []);
  await carla.context.close();
});

test('by keyboard only, through the buttons', async () => {
  const dario = await person();
  const { page } = dario;
  const id = await makeTable(page, {
    game: 'africa1880',
    options: { powers: ['FR', 'DE', 'BE'], start: 'historical' },
    seats: ['me', BOT, BOT],
  });
  await page.goto(`/t/${id}`);
  const player = new Player(page, 'FR');

  for (let turn = 0; turn < 60; turn += 1) {
    const stage = await player.awaken();
    if (stage === 'over') break;
    // Straight to the choices, past the map.
    await page.evaluate(() => document.activeElement?.blur());
    if (stage === 'orders') {
      await tabTo(page, '[data-skip="choices"]');
      for (let line = 0; line < 3; line += 1) {
        const before = await player.lines();
        const offered = page.locator('.offer:not(.done)');
        if ((await offered.count()) === 0) break;
        if (line > 0) await tabTo(page, '.offer:not(.done)');
        else await page.keyboard.press('Enter'); // the skip link has put us on the first choice
        await player.written(before);
      }
      await tabTo(page, 'button[data-code="1"]');
      await player.done(1).waitFor({ state: 'detached' });
    } else {
      await tabTo(page, 'button[data-code="0"]');
      await player.done(0).waitFor({ state: 'detached' });
    }
  }
  assert.equal((await points(page)).length, 3);
  assert.deepEqual(dario.faults, []);
  await dario.context.close();
});

test('a connection lost during the step of another comes back whole', async () => {
  const wire = await startWire(port());
  const elena = await person({ url: wire.url });
  const fabio = await person();
  const id = await makeTable(elena.page, { game: 'africa1880', seats: ['me', 'open', BOT, BOT, BOT, BOT] });
  await elena.page.goto(`/t/${id}`);
  await fabio.page.goto(`/t/${id}`);
  await fabio.page.locator('[data-take="1"]').click();
  const [her, his] = [new Player(elena.page, 'GB'), new Player(fabio.page, 'FR')];
  await her.awaken();
  await her.putFirst(0);

  wire.cut();
  await elena.page.locator('[data-connection="lost"]').waitFor();
  await his.awaken();
  await his.putFirst(5);
  await his.awaken(); // the bots have placed too: the diplomacy phase has begun
  assert.equal(await his.stage(), 'diplomacy');
  assert.equal(await her.stage(), 'placement', 'she could not hear of it');

  wire.mend();
  await elena.page.locator('[data-connection="lost"]').waitFor({ state: 'detached' });
  await her.awaken();
  assert.equal(await her.stage(), 'diplomacy');
  const standing = (page) =>
    page.locator('.place').evaluateAll((all) => all.map((one) => `${one.dataset.place} ${one.dataset.present}`));
  assert.deepEqual(await standing(elena.page), await standing(fabio.page));

  // And she plays on.
  await her.talk(1);
  assert.deepEqual([...elena.faults, ...fabio.faults], []);
  await elena.context.close();
  await fabio.context.close();
  await wire.stop();
});
