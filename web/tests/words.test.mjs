// What people are called, whom a table asks, and whom it counts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Player } from './freedom.mjs';
import { house, makeTable, shot } from './lantern.mjs';

const { person } = house();

const GUESTS = { 'en-GB': 'Guest', 'fr-FR': 'Invité', 'it-IT': 'Ospite' };

test('whoever has no name is a guest in every language', async () => {
  for (const [locale, word] of Object.entries(GUESTS)) {
    const { page, context } = await person({ locale });
    const id = await makeTable(page, { game: 'freedom', options: { players: 2 }, seats: ['me', 'open'] });
    const hint = await page.locator('input[autocomplete="nickname"]').getAttribute('placeholder');
    assert.match(hint, new RegExp(`^${word}\u00a0\\d{4}$`));
    await page.goto(`/t/${id}`);
    await page.locator('.who', { hasText: hint }).waitFor();
    await context.close();
  }
});

test('alone, what chance has followed is taken back without asking anybody', async () => {
  const { page, context, faults } = await person();
  const id = await makeTable(page, { game: 'freedom', options: { players: 1 }, seats: ['me'] });
  await page.goto(`/t/${id}`);
  const player = new Player(page);
  await player.awaken();
  await player.plan();
  await player.press('.done button[data-code="0"]');
  await player.untilMine(0, {});
  assert.equal(await player.board.getAttribute('data-phase'), 'action');
  const undo = page.locator('.undo');
  assert.equal((await undo.textContent()).trim(), 'Take back');
  assert.match(await undo.getAttribute('aria-label'), /^Take back: /);
  await undo.click();
  await page.locator('.board[data-awaits="plan"]').waitFor();
  assert.equal(await page.locator('[data-plea]').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a table counts the people it waits for, and a plea that was withdrawn is called so', async () => {
  const [lea, max] = [await person(), await person()];
  const id = await makeTable(lea.page, {
    game: 'freedom',
    options: { players: 3, roles: 'named', cast: ['agent', 'preacher', 'shepherd'], reactions: 'ask' },
    seats: ['me', 'open', { bot: 'heuristic' }],
  });
  await lea.page.goto(`/t/${id}`);
  await max.page.goto(`/t/${id}`);
  await max.page.locator('[data-take="1"]').click();
  const [hers, his] = [new Player(lea.page), new Player(max.page)];
  await hers.awaken();
  await hers.plan();
  await hers.press('.done button[data-code="0"]');
  await lea.page.getByText('Waiting for one person').waitFor();
  await his.awaken();
  await his.press('.done button[data-code="0"]');
  await hers.untilMine(0, { 1: his });

  // The dice have fallen since she planned: she has to ask, and thinks better of it.
  const undo = lea.page.locator('.undo');
  await lea.page.locator('.undo', { hasText: 'Ask to take back' }).waitFor();
  await undo.click();
  await lea.page.locator('[data-plea-yes]').click();
  await max.page.locator('[data-plea-yes]').waitFor();
  await lea.page.locator('[data-plea-no]').click();
  for (const { page } of [lea, max]) await page.locator('[data-plea="withdrawn"]').waitFor();
  await shot(max.page, 'plea-withdrawn');
  assert.deepEqual([...lea.faults, ...max.faults], []);
  await lea.context.close();
  await max.context.close();
});
