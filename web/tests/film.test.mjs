// What a long film leaves behind: sentences for those who hear the page, and a digest for those who look.
import assert from 'node:assert/strict';
import { Player } from './freedom.mjs';
import { PHONE, house, shot } from './lantern.mjs';

const scene = house();

const BOT = { bot: 'random' };
const TABLE = {
  game: 'freedom',
  options: { players: 3, roles: 'named', cast: ['conductor', 'agent', 'preacher'] },
  seats: ['me', BOT, BOT],
};

/** Writes down what is said aloud from now on, wherever the page has somebody speak. */
function listen(page) {
  return page.evaluate(() => {
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    window.heard = [];
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => [
        (target.nodeType === 1 ? target : target.parentElement)?.closest(live),
        ...[...addedNodes].filter((one) => one.nodeType === 1 && one.matches(live)),
      ]);
      for (const one of new Set(regions.filter(Boolean)))
        if (one.textContent.trim())
          window.heard.push({
            voice: 'voice' in one.dataset,
            words: one.textContent,
            film: document.querySelector('.page').dataset.doing === 'film',
            at: performance.now(),
          });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** She plans, is done and passes, as shortly as she can, until the others act. */
async function leaveItToOthers(player) {
  for (let n = 0; n < 12; n += 1) {
    await player.rest();
    if ((await player.awaits()) === 'turn') return;
    await player.play({ hurried: true });
  }
  throw new Error('the turn never comes');
}

scene('a film speaks in sentences, and ends with a digest', async (here) => {
  const page = await here.person({ motion: true });
  await here.table(page, TABLE);
  const player = new Player(page);
  await leaveItToOthers(player);
  await listen(page);
  const before = await player.number();

  // She passes: two others take their turns, and perhaps the market comes, as a film that nobody skips.
  await player.hit('.done button');
  await page.locator('.page[data-doing="film"]').waitFor();
  await page.locator('.page[data-asked="true"][data-doing="ready"]').waitFor({ timeout: 180_000 });
  const rows = (await player.number()) - before;
  const heard = await page.evaluate(() => window.heard);
  assert.deepEqual(
    heard.filter((one) => !one.voice),
    [],
    'nothing but the one voice speaks',
  );
  const during = heard.filter((one) => one.film);
  assert.ok(during.length <= rows, `${during.length} sentences for ${rows} steps`);
  for (const [n, one] of during.slice(1).entries())
    assert.ok(one.at - during[n].at >= 4_000, `"${one.words}" comes while another is heard`);
  const after = heard.filter((one) => !one.film);
  assert.equal(after.length, 1, 'what is asked is said once, with the digest before it');
  assert.match(after[0].words, /^What happened, in short\./);

  // The digest is at the head of the story, and each line of it leads to where it is told.
  const card = page.locator('[data-recap]');
  await card.waitFor();
  await shot(page, 'freedom-digest');
  const line = card.locator('[data-line]').first();
  const key = await line.getAttribute('data-line');
  await line.click();
  const told = page.locator(`.story [data-line="${key}"]`);
  await told.and(page.locator('.sought')).waitFor();
  assert.ok(
    await told.evaluate((one) => {
      const [box, frame] = [one, one.closest('.story')].map((e) => e.getBoundingClientRect());
      return box.top >= frame.top && box.bottom <= frame.bottom;
    }),
    'the line is in sight',
  );
  // It is gone as soon as it is put away.
  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
});

scene('a phone offers the digest where it hides nothing that is lit', async (here) => {
  const page = await here.person({ screen: PHONE, touch: true });
  await here.table(page, TABLE);
  const player = new Player(page);
  await leaveItToOthers(player);
  await player.press('.done button');
  await player.rest();
  const chip = page.locator('[data-recap-chip]');
  await chip.waitFor();
  await player.uncovered();
  await shot(page, 'freedom-digest-phone');
  await chip.locator('button').first().tap();
  await page.locator('[data-recap]').waitFor();
  await chip.waitFor({ state: 'detached' });
});
