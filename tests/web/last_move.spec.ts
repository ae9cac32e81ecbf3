// The last move in words, in windows without space for the log. A touch lists all moves since the player's
// own last one.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, adaAtTable, byTouch, playUntil } from './kingdominoSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("on a phone with four players, a touch lists the others' moves, and a touch on a line marks its pieces", async () => {
  const ada = await env.person(phone);
  const { page } = ada;
  await adaAtTable(env, ada, { seats: 4 });
  const line = page.locator('.last-move > button');
  // The order of the row decides which bots move between two of Ada's placements; there may be none.
  do {
    await playUntil('.placing', ada);
    await act(ada, byTouch);
    await playUntil('.placing', ada);
  } while (!/bot \d/.test(await line.innerText()));
  await line.tap();
  const list = page.locator('.last-move ol');
  await list.waitFor();
  const { x, y, width, height } = (await list.boundingBox())!;
  assert.ok(x >= 0 && x + width <= 360 && y + height <= 740, `${x} ${y} ${width} ${height}`);
  const told = await list.locator('li').allInnerTexts();
  const bot = told.map(one => /bot \d/.exec(one)?.[0]).find(one => one !== undefined);
  assert.ok(bot !== undefined, told.join(' '));
  assert.ok(!told.some(one => /^Ada/.test(one)), told.join(' '));
  await list.locator('li button', { hasText: bot }).first().tap();
  await list.waitFor({ state: 'detached' });
  await page.locator('.seat-panel.pointed', { hasText: bot }).waitFor();
  await line.tap();
  await page.locator('.seat-panel.pointed').waitFor({ state: 'detached' });
  await ada.leave();
});
