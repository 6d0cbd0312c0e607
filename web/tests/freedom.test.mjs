// Freedom in real browsers: alone on a phone, together with sketches, a reaction, and by key.
import assert from 'node:assert/strict';
import { Player } from './freedom.mjs';
import { PHONE, house, shot, tabTo } from './lantern.mjs';

const scene = house();

const BOT = { bot: 'random' };
/** Full plantations and the harder side: a game that is soon over. */
const SHORT = { plantations: 'full', side: 'red' };

scene('alone on a phone, in Italian, from one click to the end', async (here) => {
  const page = await here.person({ locale: 'it-IT', screen: PHONE, touch: true });
  // The game's page starts an ordinary game with one tap.
  await page.goto('/play/freedom');
  await page.locator('[data-alone="freedom"]').tap();
  await page.waitForURL(/\/t\//);
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

  await here.table(page, { game: 'freedom', options: { players: 1, ...SHORT }, seats: ['me'] });
  const player = new Player(page);
  let steps = 0;
  while (await player.play({ hurried: steps > 6 })) {
    steps += 1;
    if (steps === 6) await shot(page, 'freedom-phone-turn');
    assert.ok(steps < 150, 'a short game has an end');
  }
  const total = await page.locator('[data-part="total"] td').textContent();
  assert.equal(
    Number(total.replace('−', '-')),
    Number(await page.locator('[data-end] [data-total]').getAttribute('data-total')),
  );
  await shot(page, 'freedom-phone-end');

  // And the same again, at a table of its own.
  const ended = page.url();
  await player.hit('[data-rematch]');
  await page.waitForURL((url) => url.href !== ended);
  await player.awaken();
  assert.equal(await player.over(), false);
});

scene('three together: a sketch is seen by the other and taken with one click', async (here) => {
  const [hugo, ida] = [await here.person(), await here.person({ locale: 'fr-FR' })];
  const id = await here.table(hugo, {
    game: 'freedom',
    options: { players: 3, roles: 'named', cast: ['conductor', 'agent', 'preacher'] },
    seats: ['me', 'open', BOT],
  });
  await here.join(ida, id, 1);
  const [his, hers] = [new Player(hugo), new Player(ida)];

  // All plan at once. She is done, thinks again, and is done for good.
  await hers.awaken();
  await hers.press('.done button[data-action="done"]');
  await hers.press('.mat [data-verb="back"]');
  await hers.press('.done button[data-action="done"]');
  await his.awaken();
  await his.plan();
  await his.press('.done button[data-action="done"]');

  // Whoever is asked to act passes, until he may lead somebody.
  await his.untilMine(0, { 1: hers });
  await his.press('[data-play^="conductor"][data-lit="true"]');

  // She draws what she would do; he sees it in her colour and takes it.
  const [from] = await his.lit();
  await his.choose(from);
  const [to] = await his.lit();
  // What would come of it is drawn as soon as he points there.
  await his.hover(to);
  await hugo.locator('[data-ahead="way"]').waitFor();
  await hugo.keyboard.press('Escape');
  await hers.awaken();
  await hers.page.locator('[data-tool="pencil"]').click();
  await hers.point(from);
  await hers.page.locator(`[data-sketch="1"][data-places="${from}"]`).waitFor();
  await hers.point(to);
  const sketch = hugo.locator(`[data-sketch="1"][data-places="${from} ${to}"]`);
  await sketch.waitFor();
  await shot(hugo, 'freedom-sketch');
  await his.step(() => sketch.locator('.badge').click());
  const people = (page, place) =>
    page.locator(`.board svg [data-place="${place}"]`).getAttribute('data-people');
  assert.notEqual(to, 'canada', 'at this fixed table the first way leads to a town');
  await hers.rest();
  assert.equal(await people(hugo, to), await people(ida, to), 'both see the same');

  // What was done is a sketch no longer. She draws another and wipes it herself.
  await sketch.waitFor({ state: 'detached' });
  await hers.point('chi');
  const another = hugo.locator('[data-sketch="1"][data-places="chi"]');
  await another.waitFor();
  await hers.page.locator('[data-tool="wipe"]').click();
  await another.waitFor({ state: 'detached' });
});

scene(
  'a player who is not active is asked for a reaction, and both agree to go back',
  async (here) => {
    const [jan, kai] = [await here.person(), await here.person()];
    // Whoever holds the Station Master is asked as soon as another plays a Conductor token.
    const id = await here.table(jan, {
      game: 'freedom',
      options: {
        players: 2,
        roles: 'named',
        cast: ['conductor', 'station-master'],
        reactions: 'ask',
      },
      seats: ['me', 'open'],
    });
    await here.join(kai, id, 1);
    const [his, other] = [new Player(jan), new Player(kai)];
    await his.awaken();
    await his.plan();
    await his.press('.done button[data-action="done"]');
    await other.awaken();
    await other.press('.done button[data-action="done"]');
    await his.untilMine(0, { 1: other });
    await his.press('[data-play^="conductor"][data-lit="true"]');

    // The table waits for the other, who has a sentence and buttons.
    const yes = kai.locator('.asked button[data-verb="protect"]');
    await other.awaken();
    assert.equal(await other.awaits(), 'protect');
    await yes.waitFor();
    await kai.locator('.asked button[data-verb="let_be"]').waitFor();
    await shot(kai, 'freedom-reaction');
    await other.press('.asked button[data-verb="protect"]');
    await his.awaken();
    assert.equal(await his.awaits(), 'carry');

    // He would rather not have played it. That is no longer his alone to decide.
    await jan.locator('.undo').click();
    await jan.locator('[data-plea-yes]').click();
    await kai.locator('[data-plea-yes]').waitFor();
    await shot(kai, 'freedom-plea');
    await kai.locator('[data-plea-yes]').click();
    await jan.locator('.board[data-awaits="turn"]').waitFor();
    await kai.locator('[data-plea]').waitFor({ state: 'detached' });
    await jan.locator('[data-play^="conductor"][data-lit="true"]').waitFor();
  },
);

scene(
  'what is pressed is what was drawn under the finger, whatever comes meanwhile',
  async (here) => {
    const [mara, nils] = [await here.person(), await here.person()];
    let heard = () => {};
    mara.on('websocket', (socket) =>
      socket.on(
        'framereceived',
        ({ payload }) => /"(update|change)"/.test(String(payload)) && heard(),
      ),
    );
    const options = { players: 2, roles: 'named', cast: ['conductor', 'agent'] };
    const id = await here.table(mara, { game: 'freedom', options, seats: ['me', 'open'] });
    await here.join(nils, id, 1);
    const [her, his] = [new Player(mara), new Player(nils)];
    await his.awaken();
    await her.awaken();
    const before = await her.number();
    const token = '[data-take-stack^="conductor"][data-lit="true"]';
    await mara.locator(token).first().hover();
    await mara.mouse.down();

    // He takes a token meanwhile, of which her page would show a film and light nothing.
    const news = new Promise((resolve) => (heard = resolve));
    await his.hit(token);
    await news;
    assert.equal(await her.number(), before, 'nothing changes under her finger');
    await mara.mouse.up();
    await her.settle(before + 2);
    for (const page of [mara, nils]) await page.locator('[data-play]').first().waitFor();
  },
);

scene('by keyboard only: a token, a way on the map, the end of a turn', async (here) => {
  const page = await here.person();
  await here.table(page, { game: 'freedom', options: { players: 1 }, seats: ['me'] });
  const player = new Player(page);
  await player.awaken();

  /** From the top of the page, so that the way is the same each time. */
  async function reach(fits) {
    await page.evaluate(() => document.activeElement?.blur());
    await tabTo(page, fits);
  }
  async function step(fits) {
    await player.step(() => reach(fits));
    await player.awaken();
  }

  await step('[data-take-stack^="conductor"][data-lit="true"]');
  await step('button[data-action="done"]');
  await step('[data-play][data-lit="true"]');
  // Somebody on the map, and where to; what would come of it is told on the way.
  await reach('.place[data-lit="true"]');
  await page.locator('.place[data-chosen="true"]').waitFor();
  await player.settle();
  await step('.place[data-lit="true"]');
  // The same through the list of choices.
  await reach('[data-skip="choices"]');
  await page.locator('.offer:focus').waitFor();
  await player.step(() => page.keyboard.press('Enter'));
  await player.awaken();
  while ((await player.awaits()) !== 'turn') await step('.asked button.lit, .done button');
});
