// On a phone beside a television, the hand, the choices and the buttons come before the board.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, adaAtTable, byTouch, playUntil } from './kingdominoSteps';
import type { Person } from './person';
import { botsBeside, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function boxOf({ page }: Person, area: string) {
  const box = await page.locator(`.table-frame > .frame-${area}`).boundingBox();
  assert.ok(box, `${area} is shown`);
  return { top: box.y, bottom: box.y + box.height };
}

async function switchIt(ada: Person, entry: string): Promise<void> {
  await ada.page.getByLabel('More', { exact: true }).tap();
  await ada.page.getByRole('button', { name: entry }).tap();
}

test('on a phone, the menu can put the hand first, and the board again', async () => {
  const ada = await env.person(phone);
  const { page } = ada;
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  assert.ok((await boxOf(ada, 'board')).top < (await boxOf(ada, 'stock')).top);
  for (const { width } of await ada.sizes('.choice .domino')) assert.ok(width >= 64, `${width} px`);
  await switchIt(ada, 'Hand first: a television shows the board');
  for (const area of ['stock', 'hand', 'act'])
    assert.ok((await boxOf(ada, area)).bottom <= (await boxOf(ada, 'board')).top, area);
  assert.equal(await page.locator('.frame-score').isVisible(), false);
  await act(ada, byTouch); // a whole turn can be played in this layout
  await page.reload();
  await page.locator('.table-frame').waitFor();
  assert.ok((await boxOf(ada, 'stock')).top < (await boxOf(ada, 'board')).top, 'the choice is remembered');
  await ada.findsNoBarrier();
  await switchIt(ada, 'Show the board first');
  assert.ok((await boxOf(ada, 'board')).top < (await boxOf(ada, 'stock')).top);
  await ada.leave();
});

for (const [game, seats] of [
  ['dominium', 2],
  ['toncc', 3],
  ['domaine', 2],
] as const)
  test(`${game}: with the hand first, the whole frame is within the window`, async () => {
    const ada = await env.person(phone);
    await sitDown(ada, await roomAt(env.server, { game, seats, bots: botsBeside(seats) }), 'Ada');
    await ada.press('Start the match');
    await ada.page.locator('.table-frame').waitFor();
    await switchIt(ada, 'Hand first: a television shows the board');
    const board = await boxOf(ada, 'board');
    assert.ok(board.bottom <= 740 && board.bottom - board.top > 150, JSON.stringify(board));
    if (game === 'dominium') assert.ok((await boxOf(ada, 'score')).bottom <= board.top);
    await ada.leave();
  });
