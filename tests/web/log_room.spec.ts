// In small and large windows, the log of every game has space for at least three lines. A scroll bar beside
// the page makes the page narrower, and this does no harm.
import assert from 'node:assert/strict';
import test from 'node:test';
import { resize } from './inSight';
import { botsBeside, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment({ hasScrollBars: true });

const windows = [
  [1366, 650],
  [1920, 1080],
] as const;

/**
 * The number of lines for which the log has room, how many pixels of text hang out of the log, the width of
 * the page's scroll bar, and how many pixels of the page are beside the window.
 */
const measured = () => {
  const list = document.querySelector('.event-log ol')!;
  const { top, bottom } = list.getBoundingClientRect();
  const height = Math.min(bottom, innerHeight) - top;
  const { clientWidth, scrollWidth } = document.documentElement;
  return {
    lines: height / parseFloat(getComputedStyle(list).lineHeight),
    aside: list.scrollWidth - list.clientWidth,
    bar: innerWidth - clientWidth,
    beside: scrollWidth - clientWidth,
  };
};

for (const [game, seats] of [
  ['kingdomino', 2],
  ['kingdomino', 3],
  ['kingdomino', 4],
  ['dominium', 2],
  ['toncc', 3],
  ['domaine', 2],
  ['domaine', 4],
] as const)
  test(`the log of ${game} with ${seats} has room for three lines, beside a scroll bar, too`, async () => {
    const ada = await env.person({ viewport: { width: 1366, height: 650 } });
    const path = await roomAt(env.server, { game, seats, bots: botsBeside(seats) });
    await sitDown(ada, path, 'Ada');
    await ada.press('Start the match');
    await ada.page.locator('.event-log ol').waitFor();
    for (const [width, height] of windows) {
      await resize(ada, { width, height });
      const { lines, aside, bar, beside } = await ada.page.evaluate(measured);
      assert.ok(lines >= 3, `${lines} lines at ${width} x ${height}`);
      assert.ok(aside <= 0, `words hang ${aside} px out of the log at ${width}`);
      assert.ok(beside <= 0, `${beside} px of the page are beside the window of ${width}`);
      if (width === 1366) assert.ok(bar > 0, 'the browser has no scroll bar');
    }
    await ada.leave();
  });
