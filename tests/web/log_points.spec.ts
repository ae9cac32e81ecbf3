// A line of the log marks its pieces on the board, under the mouse or the arrow keys. While a player holds
// the line, by mouse, key or finger, the table shows the position of that time.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Locator } from 'playwright-core';
import { playUntilAsked } from './dominiumSteps';
import { act, adaAtTable, asked, byMouse, playUntil, twoAtTable } from './kingdominoSteps';
import type { Person } from './person';
import { botsBeside, playMoves, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();
const wide = { viewport: { width: 1920, height: 1080 } };

/**
 * The first line with this text, once it is Ada's turn again. Until then the bots' moves push the line away
 * from the pointer.
 */
async function restingLine({ page }: Person, hasText: string | RegExp): Promise<Locator> {
  const line = page.locator('.event-log li', { hasText }).first();
  await line.waitFor();
  await page.locator('.turn-banner.yours').waitFor();
  return line;
}

test('Kingdomino: a placement marks both squares in the kingdom of its player', async () => {
  const ada = await env.person(wide);
  const { page } = ada;
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  await act(ada, byMouse);
  const line = await restingLine(ada, /^\d+\. Ada places domino/);
  await line.hover();
  await page.waitForFunction(() => document.querySelectorAll('.own-kingdom .mark').length === 2);
  assert.equal(await page.locator('.small .mark').count(), 0);
  await page.locator('.turn-banner').hover();
  await page.locator('.own-kingdom .mark').first().waitFor({ state: 'detached' });
  await page.locator('.event-log ol').focus();
  const lines = await page.locator('.event-log li').allTextContents();
  const at = lines.findIndex(text => /Ada places domino/.test(text));
  for (let n = 0; n <= at; ++n) await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.querySelectorAll('.own-kingdom .mark').length === 2);
  await ada.findsNoBarrier();
  await ada.leave();
});

test('Kingdomino: a choice marks its domino in the row, and later in the kingdom; a row marks its dominoes', async () => {
  const ada = await env.person(wide);
  const { page } = ada;
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  const line = page.locator('.event-log li', { hasText: /^\d+\. Ada chooses/ }).last();
  await line.hover();
  await page.locator('.row-domino.pointed').waitFor();
  assert.equal(await page.locator('.row-domino.pointed').count(), 1);
  assert.equal(await page.locator('.seat-1.pointed').count(), 1);
  assert.equal(await page.locator('.seat-2.pointed').count(), 0);
  await act(ada, byMouse);
  await restingLine(ada, /Ada places domino/);
  await line.hover();
  await page.waitForFunction(() => document.querySelectorAll('.own-kingdom .mark').length === 2);
  await page.locator('.event-log li', { hasText: 'laid out for turn' }).first().hover();
  await page.waitForFunction(() => document.querySelectorAll('.row-domino.pointed').length === 4);
  await ada.leave();
});

test('Kingdomino: a line keeps its marks while others move', async () => {
  const people = await twoAtTable(env, wide);
  for (let n = 0; n < 4; ++n) await act((await asked(people))!, byMouse);
  const mover = (await asked(people))!;
  const { page } = people.find(person => person !== mover)!;
  await page.mouse.move(0, 0); // away from the log
  await page.locator('.event-log li', { hasText: 'laid out for turn 2' }).focus();
  await page.waitForFunction(() => document.querySelectorAll('.row-domino.pointed').length === 4);
  await act(mover, byMouse);
  await page.locator('.event-log li', { hasText: 'places domino' }).waitFor();
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn, 100))));
  assert.equal(await page.locator('.row-domino.pointed').count(), 4);
  for (const person of people) await person.leave();
});

/** The dominoes in Ada's kingdom in the shown earlier position. */
const placedThen = '.board-then .seat-1 .kingdom-board .domino-rim';

test('while a player holds a line by mouse or key, the table shows the position of that time', async () => {
  const ada = await env.person(wide);
  const { page } = ada;
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  await act(ada, byMouse);
  await playUntil('.placing', ada);
  await act(ada, byMouse);
  const first = page.locator('.event-log li', { hasText: /^\d+\. Ada places/ }).nth(1);
  await first.waitFor();
  await restingLine(ada, /Ada places/);
  const then = page.locator('.board-then');
  const placed = page.locator(placedThen);
  const [number] = /^\d+/.exec((await first.textContent())!)!;
  await first.hover();
  await page.mouse.down();
  await ada.sees(`After move ${number}: Ada places`);
  await placed.first().waitFor();
  assert.equal(await placed.count(), 1, 'the earlier position has only the first domino');
  await page.mouse.up();
  await then.waitFor({ state: 'detached' });
  await first.focus();
  await page.keyboard.down(' ');
  await placed.first().waitFor();
  await page.keyboard.up(' ');
  await then.waitFor({ state: 'detached' });
  await page.locator('.event-log li').last().hover();
  await page.mouse.down();
  await ada.sees('At the start:');
  assert.equal(await placed.count(), 0);
  await page.mouse.up();
  await ada.findsNoBarrier();
  await ada.leave();
});

test('while a finger holds a line, the table shows the position of that time; a tap shows nothing', async () => {
  const ada = await env.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = ada;
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  const line = page.locator('.event-log li', { hasText: /^\d+\. Ada chooses/ }).first();
  await line.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const box = (await line.boundingBox())!;
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await page.locator('.board-then .kingdom-board').first().waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.board-then').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => scrollY), top, 'the page does not scroll');
  await line.tap();
  assert.equal(await page.locator('.board-then').count(), 0);
  await ada.leave();
});

test('Domìnium: a placement marks the squares of its tile', async () => {
  const ada = await env.person(wide);
  const { page } = ada;
  await sitDown(ada, await roomAt(env.server, { game: 'dominium', bots: botsBeside(2) }), 'Ada');
  await ada.press('Start the match');
  await playUntilAsked(ada, '.placing');
  await page.locator('.placing .spot').first().click();
  await page.locator('.confirm-bar .confirm').click();
  await (await restingLine(ada, 'Ada lays')).hover();
  await page.waitForFunction(() => document.querySelectorAll('.dominium-board .mark').length === 2);
  await ada.leave();
});

/** Ada plays some moves from a list, and then opens the table of the match. */
async function playedBefore(ada: Person, game: string, seats: number, moves: number): Promise<void> {
  const path = await roomAt(env.server, { game, seats, bots: botsBeside(seats) });
  await sitDown(ada, `${path}?list`, 'Ada');
  await ada.press('Start the match');
  await playMoves([ada], moves);
  await ada.open(path);
}

test('Tóncc: a conquest marks its region', async () => {
  const ada = await env.person(wide);
  const { page } = ada;
  await playedBefore(ada, 'toncc', 3, 2);
  const line = await restingLine(ada, 'conquers');
  const [, region] = /conquers ([BYR]\d)/.exec((await line.textContent())!)!;
  await line.hover();
  await page.locator('.toncc-board .looked', { hasText: region! }).waitFor();
  await page.locator('.event-log li', { hasText: ' to ' }).first().hover();
  await page.waitForFunction(() => document.querySelectorAll('.king-panel.pointed').length === 3);
  await ada.leave();
});

test('Domaine: a turn marks its player, and a castle its place', async () => {
  const ada = await env.person(wide);
  const { page } = ada;
  await playedBefore(ada, 'domaine', 2, 1);
  await (await restingLine(ada, 'castle')).hover();
  await page.locator('.domaine-board .marks.fresh .square-mark').first().waitFor();
  await ada.leave();
});
