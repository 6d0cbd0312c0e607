// What people are called, whom a table asks, and whom it counts.
import assert from 'node:assert/strict';
import { Player } from './freedom.mjs';
import { house, shot } from './lantern.mjs';

const scene = house();

const GUESTS = { 'en-GB': 'Guest', 'fr-FR': 'Invité', 'it-IT': 'Ospite' };

scene('whoever has no name is a guest in every language', async (here) => {
  for (const [locale, word] of Object.entries(GUESTS)) {
    const page = await here.person({ locale });
    const id = await here.table(page, {
      game: 'freedom',
      options: { players: 2 },
      seats: ['me', 'open'],
    });
    await page.goto('/');
    const hint = await page.locator('input[autocomplete="nickname"]').getAttribute('placeholder');
    assert.match(hint, new RegExp(`^${word}\u00a0\\d{4}$`));
    await page.goto(`/t/${id}`);
    await page.locator('.who', { hasText: hint }).waitFor();
  }
});

scene('alone, what chance has followed is taken back without asking anybody', async (here) => {
  const page = await here.person();
  await here.table(page, { game: 'freedom', options: { players: 1 }, seats: ['me'] });
  const player = new Player(page);
  await player.awaken();
  await player.plan();
  await player.press('.done button[data-action="done"]');
  await player.untilMine(0, {});
  assert.equal(await player.board.getAttribute('data-phase'), 'action');
  const undo = page.locator('.undo');
  assert.equal((await undo.textContent()).trim(), 'Take back');
  assert.match(await undo.getAttribute('aria-label'), /^Take back: /);
  await undo.click();
  await page.locator('.board[data-awaits="plan"]').waitFor();
  assert.equal(await page.locator('[data-plea]').count(), 0);
});

scene(
  'a table counts the people it waits for, and a plea that was withdrawn is called so',
  async (here) => {
    const [lea, max] = [await here.person(), await here.person()];
    const id = await here.table(lea, {
      game: 'freedom',
      options: {
        players: 3,
        roles: 'named',
        cast: ['agent', 'preacher', 'shepherd'],
        reactions: 'ask',
      },
      seats: ['me', 'open', { bot: 'heuristic' }],
    });
    await here.join(max, id, 1);
    const [hers, his] = [new Player(lea), new Player(max)];
    await hers.awaken();
    await hers.plan();
    await hers.press('.done button[data-action="done"]');
    await lea.getByText('Waiting for one person').waitFor();
    await his.awaken();
    await his.press('.done button[data-action="done"]');
    await hers.untilMine(0, { 1: his });

    // The dice have fallen since she planned: she has to ask, and thinks better of it.
    const undo = lea.locator('.undo');
    await lea.locator('.undo', { hasText: 'Ask to take back' }).waitFor();
    await undo.click();
    await lea.locator('[data-plea-yes]').click();
    await max.locator('[data-plea-yes]').waitFor();
    await lea.locator('[data-plea-no]').click();
    for (const page of [lea, max]) await page.locator('[data-plea="withdrawn"]').waitFor();
    await shot(max, 'plea-withdrawn');
  },
);
