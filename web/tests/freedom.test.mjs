// Freedom in real browsers: alone on a phone, together with sketches, a reaction, and by key.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Player } from './freedom.mjs';
import { PHONE, house, makeTable, shot, tabTo } from './lantern.mjs';

const { person } = house();

const BOT = { bot: 'random' };
/** Full plantations and the harder side: a game that is soon over. */
const SHORT = { plantations: 'full', side: 'red' };

test('alone on a phone, in Italian, from one click to the end', async () => {
  const gina = await person({ locale: 'it-IT', screen: PHONE, touch: true });
  const { page } = gina;
  // The game's page starts an ordinary game with one tap.
  await page.goto('/play/freedom');
  await page.locator('[data-alone="freedom"]').tap();
  const first = new Player(page);
  await first.awaken();
  await shot(page, 'freedom-phone-planning');
  await first.play();
  const taken = await page.locator('[data-play]').count();
  assert.ok(taken > 0, 'she holds a token');
  // Whoever comes back finds the table as it was.
  await page.reload();
  await first.awaken();
  assert.equal(await page.locator('[data-play]').count(), taken);

  const id = await makeTable(page, { game: 'freedom', options: { players: 1, ...SHORT }, seats: ['me'] });
  await page.goto(`/t/${id}`);
  const player = new Player(page);
  let steps = 0;
  while (await player.play({ hurried: steps > 6 })) {
    steps += 1;
    if (steps === 6) await shot(page, 'freedom-phone-turn');
    assert.ok(steps < 150, 'a short game has an end');
  }
  const total = await page.locator('[data-part="total"] td').textContent();
  assert.equal(Number(total.replace('−', '-')), Number(await page.locator('[data-end] [data-total]').getAttribute('data-total')));
  await shot(page, 'freedom-phone-end');
  assert.deepEqual(gina.faults, []);
  await gina.context.close();
});

test('three together: a sketch is seen by the other and taken with one click', async () => {
  const hugo = await person();
  const ida = await person({ locale: 'fr-FR' });
  const id = await makeTable(hugo.page, {
    game: 'freedom',
    options: { players: 3, roles: 'named', cast: ['conductor', 'agent', 'preacher'] },
    seats: ['me', 'open', BOT],
  });
  await hugo.page.goto(`/t/${id}`);
  await ida.page.goto(`/t/${id}`);
  await ida.page.locator('[data-take="1"]').click();
  const [his, hers] = [new Player(hugo.page), new Player(ida.page)];

  // All plan at once. She is done, thinks again, and is done for good.
  await hers.awaken();
  await hers.press('.done button[data-code="0"]');
  await hers.press('.asked [data-verb="back"]');
  await hers.page.locator('.done button[data-code="0"]').waitFor();
  await hers.press('.done button[data-code="0"]');
  await his.plan();
  await his.press('.done button[data-code="0"]');

  // Whoever is asked to act passes, until he may lead somebody.
  await his.untilMine(0, { 1: hers });
  await his.press('[data-play^="conductor"][data-lit="true"]');

  // She draws what she would do; he sees it in her colour and takes it.
  const [from] = await his.lit();
  await his.choosePlace(from);
  const [to] = await his.lit();
  // What would come of it is drawn as soon as he points there.
  await his.hover(to);
  await hugo.page.locator('[data-ahead="way"]').waitFor();
  await hugo.page.keyboard.press('Escape');
  await hers.page.locator('[data-tool="pencil"]').click();
  await hers.point(from);
  await hers.page.locator(`[data-sketch="1"][data-places="${from}"]`).waitFor();
  await hers.point(to);
  const sketch = hugo.page.locator(`[data-sketch="1"][data-places="${from} ${to}"]`);
  await sketch.waitFor();
  await shot(hugo.page, 'freedom-sketch');
  const before = await his.number();
  await sketch.locator('.badge').click();
  await his.moved(before);
  const people = (page, place) => page.locator(`.board svg [data-place="${place}"]`).getAttribute('data-people');
  if (to !== 'canada') {
    await hers.moved(before - 1);
    assert.equal(await people(hugo.page, to), await people(ida.page, to), 'both see the same');
  }

  // What was done is a sketch no longer. She draws another and wipes it herself.
  await sketch.waitFor({ state: 'detached' });
  await hers.point('chi');
  const another = hugo.page.locator('[data-sketch="1"][data-places="chi"]');
  await another.waitFor();
  await hers.page.locator('[data-tool="wipe"]').click();
  await another.waitFor({ state: 'detached' });
  assert.deepEqual([...hugo.faults, ...ida.faults], []);
  await hugo.context.close();
  await ida.context.close();
});

test('a player who is not active is asked for a reaction, and both agree to go back', async () => {
  const jan = await person();
  const kai = await person();
  // Whoever holds the Station Master is asked as soon as another plays a Conductor token.
  const id = await makeTable(jan.page, {
    game: 'freedom',
    options: { players: 2, roles: 'named', cast: ['conductor', 'station-master'], reactions: 'ask' },
    seats: ['me', 'open'],
  });
  await jan.page.goto(`/t/${id}`);
  await kai.page.goto(`/t/${id}`);
  await kai.page.locator('[data-take="1"]').click();
  const [his, other] = [new Player(jan.page), new Player(kai.page)];
  await his.awaken();
  await his.plan();
  await his.press('.done button[data-code="0"]');
  await other.awaken();
  await other.press('.done button[data-code="0"]');
  await his.untilMine(0, { 1: other });
  await his.press('[data-play^="conductor"][data-lit="true"]');

  // The table waits for the other, who has a sentence and buttons.
  const yes = kai.page.locator('.asked button[data-verb="protect"]');
  await yes.waitFor();
  assert.equal(await other.awaits(), 'protect');
  await kai.page.locator('.asked button[data-verb="let_be"]').waitFor();
  await shot(kai.page, 'freedom-reaction');
  await yes.click();
  await his.awaken();
  assert.equal(await his.awaits(), 'carry');

  // He would rather not have played it. That is no longer his alone to decide.
  await jan.page.locator('.undo').click();
  await jan.page.locator('[data-plea-yes]').click();
  await kai.page.locator('[data-plea-yes]').waitFor();
  await shot(kai.page, 'freedom-plea');
  await kai.page.locator('[data-plea-yes]').click();
  await jan.page.locator('.board[data-awaits="turn"]').waitFor();
  await kai.page.locator('[data-plea]').waitFor({ state: 'detached' });
  await jan.page.locator('[data-play^="conductor"][data-lit="true"]').waitFor();
  assert.deepEqual([...jan.faults, ...kai.faults], []);
  await jan.context.close();
  await kai.context.close();
});

test('by keyboard only: a token, a way on the map, the end of a turn', async () => {
  const lea = await person();
  const { page } = lea;
  const id = await makeTable(page, { game: 'freedom', options: { players: 1 }, seats: ['me'] });
  await page.goto(`/t/${id}`);
  const player = new Player(page);
  await player.awaken();

  /** From the top of the page, so that the way is the same each time. */
  async function reach(fits) {
    await page.evaluate(() => document.activeElement?.blur());
    await tabTo(page, fits);
  }
  async function step(fits) {
    const before = await player.number();
    await reach(fits);
    await player.moved(before);
    await player.awaken();
  }

  await step('[data-take-stack^="conductor"][data-lit="true"]');
  await step('button[data-code="0"]');
  await step('[data-play][data-lit="true"]');
  // Somebody on the map, and where to; what would come of it is told on the way.
  await reach('.place[data-lit="true"]');
  await page.locator('.place[data-chosen="true"]').waitFor();
  await step('.place[data-lit="true"]');
  // The same through the list of choices.
  await reach('[data-skip="choices"]');
  const before = await player.number();
  await page.keyboard.press('Enter');
  await player.moved(before);
  await player.awaken();
  while ((await player.awaits()) !== 'turn') await step('.asked button.lit, .done button');
  assert.deepEqual(lea.faults, []);
  await lea.context.close();
});
