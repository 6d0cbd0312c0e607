// 1775: Rebellion in real browsers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, house, makeTable, shot } from './lantern.mjs';
import { Player } from './rebellion1775.mjs';

const { person } = house();

const BOT = { bot: 'heuristic' };
const options = { scenario: 'introductory' };
/** More decisions than two rounds can hold. */
const MANY = 400;

/** What each side holds on the end card. */
async function held(page) {
  const names = (side) => page.locator(`[data-end] [data-held="${side}"] li`).allTextContents();
  return { british: (await names('british')).length, american: (await names('american')).length };
}

test('the introductory scenario with two people, one on a phone, and two bots, to its end', async () => {
  const anna = await person();
  const bruno = await person({ screen: PHONE, touch: true, locale: 'fr-FR' });
  const id = await makeTable(anna.page, { game: 'rebellion1775', options, seats: ['me', BOT, 'open', BOT] });
  await anna.page.goto(`/t/${id}`);
  await bruno.page.goto(`/t/${id}`);
  await bruno.page.locator('[data-take="2"]').click();

  const people = [new Player(anna.page), new Player(bruno.page)];
  // They take turns as the cubes come out of the bag: each plays whenever it is asked.
  await Promise.all(
    people.map(async (one, n) => {
      for (let turn = 0; await one.play(turn); turn += 1) {
        assert.ok(turn < MANY, 'two rounds end');
        if (turn === 6) await shot(one.page, n === 0 ? '1775-laptop' : '1775-phone');
      }
    }),
  );
  const [hers, his] = [await held(anna.page), await held(bruno.page)];
  assert.deepEqual(hers, his, 'both see the same end');
  assert.ok(hers.british + hers.american > 0);
  const totals = await anna.page.locator('[data-end] [data-total]').evaluateAll((all) => all.map((one) => Number(one.dataset.total)));
  assert.deepEqual(totals.sort((a, b) => a - b), [hers.british, hers.british, hers.american, hers.american].sort((a, b) => a - b));
  assert.equal(await bruno.page.locator('html').getAttribute('lang'), 'fr');
  await shot(bruno.page, '1775-phone-end');
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.context.close();
  await bruno.context.close();
});

test('a battle with losses, a flight and a manoeuvre, clicked through', async () => {
  const carla = await person();
  const { page } = carla;
  const seen = new Set();
  // Chance decides whether dice show flights and blanks: a war more if one is not enough.
  for (let war = 0; war < 4 && seen.size < 5; war += 1) {
    const id = await makeTable(page, { game: 'rebellion1775', options, seats: ['me', 'me', 'me', 'me'] });
    await page.goto(`/t/${id}`);
    const player = new Player(page);
    for (let turn = 0; turn < MANY && seen.size < 5 && (await player.play(turn)); turn += 1) {
      for (const done of player.did) seen.add(done);
    }
  }
  assert.deepEqual([...seen].sort(), ['flight', 'loss', 'manoeuvre', 'odds', 'report']);
  await shot(page, '1775-battle');
  assert.deepEqual(carla.faults, []);
  await carla.context.close();
});

test('standing instructions are set while another faction is active', async () => {
  const elena = await person();
  const { page } = elena;
  const id = await makeTable(page, { game: 'rebellion1775', options, seats: ['me', 'me', 'me', 'me'] });
  await page.goto(`/t/${id}`);
  const player = new Player(page);
  await player.awaken();
  await page.getByRole('tab', { name: 'Orders' }).click();
  // Whoever is asked must answer first: the instructions of the others can be changed.
  const rule = page.locator('[data-rule="rebellion1775-do-stand-losses-dice"]:enabled').first();
  const section = page.locator('[data-standing]').filter({ has: page.locator('[data-rule="rebellion1775-do-stand-losses-dice"]:enabled') }).first();
  const whose = await section.getAttribute('data-standing');
  await rule.click();
  await page.locator(`[data-standing="${whose}"][data-losses="fewest_dice"]`).waitFor();
  // An order of one's own: one colour after another.
  const kinds = await page.locator(`[data-standing="${whose}"] [data-order]`).evaluateAll((all) => all.map((one) => one.dataset.order));
  const before = await player.number();
  for (const colour of kinds.reverse()) await page.locator(`[data-standing="${whose}"] [data-order="${colour}"]`).click();
  await player.moved(before);
  assert.equal(await page.locator(`[data-standing="${whose}"]`).getAttribute('data-losses'), kinds.join(''));
  assert.deepEqual(elena.faults, []);
  await elena.context.close();
});

test('by keyboard only, through the buttons, in Italian', async () => {
  const dario = await person({ locale: 'it-IT' });
  const { page } = dario;
  const id = await makeTable(page, { game: 'rebellion1775', options, seats: ['me', BOT, BOT, BOT] });
  await page.goto(`/t/${id}`);
  const player = new Player(page);
  for (let turn = 0; (await player.awaken()) !== 'over'; turn += 1) {
    assert.ok(turn < MANY, 'two rounds end');
    const before = await player.number();
    if (!(await page.evaluate(() => document.activeElement?.matches('.offer')))) {
      // The first thing the Tab key reaches leads past the map, straight to the choices.
      await page.evaluate(() => document.activeElement?.blur());
      await page.keyboard.press('Tab');
      assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-skip="choices"]')));
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.matches('.offer'));
    }
    await player.act(before, () => page.keyboard.press('Enter'));
  }
  const { british, american } = await held(page);
  assert.ok(british + american > 0);
  assert.deepEqual(dario.faults, []);
  await dario.context.close();
});
