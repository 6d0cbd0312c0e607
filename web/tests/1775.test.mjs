// 1775: Rebellion in real browsers. Files are begun in the order of their names: this one takes longest.
import assert from 'node:assert/strict';
import { PHONE, house, shot } from './lantern.mjs';
import { Player } from './rebellion1775.mjs';

const scene = house();

const BOT = { bot: 'heuristic' };
const options = { scenario: 'introductory' };
/** More decisions than two rounds can hold. */
const MANY = 400;

/** What each side holds on the end card. */
async function held(page) {
  const names = (side) => page.locator(`[data-end] [data-held="${side}"] li`).allTextContents();
  return { british: (await names('british')).length, american: (await names('american')).length };
}

scene(
  'the introductory scenario with two people, one on a phone, and two bots, to its end',
  async (here) => {
    const [anna, bruno] = [
      await here.person(),
      await here.person({ screen: PHONE, touch: true, locale: 'fr-FR' }),
    ];
    const id = await here.table(anna, {
      game: 'rebellion1775',
      options,
      seats: ['me', BOT, 'open', BOT],
    });
    await here.join(bruno, id, 2);

    const people = [new Player(anna), new Player(bruno)];
    // They take turns as the cubes come out of the bag: each plays whenever it is asked.
    for (let turn = 0, playing = true; playing; turn += 1) {
      assert.ok(turn < MANY, 'two rounds end');
      for (const [n, one] of people.entries()) {
        playing = (await one.play(turn)) && playing;
        if (turn === 6) await shot(one.page, n === 0 ? '1775-laptop' : '1775-phone');
      }
    }
    for (const one of people) await one.rest();
    const [hers, his] = [await held(anna), await held(bruno)];
    assert.deepEqual(hers, his, 'both see the same end');
    assert.ok(hers.british + hers.american > 0);
    const totals = await anna
      .locator('[data-end] [data-total]')
      .evaluateAll((all) => all.map((one) => Number(one.dataset.total)));
    assert.deepEqual(
      totals.sort((a, b) => a - b),
      [hers.british, hers.british, hers.american, hers.american].sort((a, b) => a - b),
    );
    assert.equal(await bruno.locator('html').getAttribute('lang'), 'fr');
    await shot(bruno, '1775-phone-end');
  },
);

scene('a battle with losses, a flight and a manoeuvre, clicked through', async (here) => {
  const page = await here.person();
  await here.table(page, { game: 'rebellion1775', options, seats: ['me', 'me', 'me', 'me'] });
  const player = new Player(page);
  for (let turn = 0; turn < MANY && player.did.size < 5 && (await player.play(turn)); turn += 1);
  assert.deepEqual([...player.did].sort(), ['flight', 'loss', 'manoeuvre', 'odds', 'report']);
  await shot(page, '1775-battle');
});

scene('standing instructions are set while another faction is active', async (here) => {
  const page = await here.person();
  await here.table(page, { game: 'rebellion1775', options, seats: ['me', 'me', 'me', 'me'] });
  const player = new Player(page);
  await player.awaken();
  await page.getByRole('tab', { name: 'Instructions' }).click();
  // Whoever is asked must answer first: the instructions of the others can be changed.
  const rule = page.locator('[data-rule="rebellion1775-do-stand-losses-dice"]:enabled').first();
  const section = page
    .locator('[data-standing]')
    .filter({ has: page.locator('[data-rule="rebellion1775-do-stand-losses-dice"]:enabled') })
    .first();
  const whose = await section.getAttribute('data-standing');
  await player.step(() => rule.click());
  await page.locator(`[data-standing="${whose}"][data-losses="fewest_dice"]`).waitFor();
  // An order of one's own: one colour after another.
  const kinds = await page
    .locator(`[data-standing="${whose}"] [data-order]`)
    .evaluateAll((all) => all.map((one) => one.dataset.order));
  await player.step(async () => {
    for (const colour of kinds.reverse())
      await page.locator(`[data-standing="${whose}"] [data-order="${colour}"]`).click();
  });
  assert.equal(
    await page.locator(`[data-standing="${whose}"]`).getAttribute('data-losses'),
    kinds.join(''),
  );
});
