// A table says why the server refused a move, and on a television it shows everything that matters together.
// whole_matches.spec.ts checks what the player needs for the decisions of a match.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Page } from 'playwright-core';
import { clickLaidTile, laidTile, playUntilAsked } from './dominiumSteps';
import {
  allIsInSight,
  finger,
  firstWindow,
  inEveryWindow,
  mouse,
  type Needed,
  type Pointer,
  pointers,
  resize,
} from './inSight';
import { adaAtTable, playUntil } from './kingdominoSteps';
import type { Person } from './person';
import { botsBeside, playMoves, playToTheEnd, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment({ hasScrollBars: true });

/** In every window; for touch, each control must be wide enough for a finger. */
const isInSight = (ada: Person, by: Pointer, needed: Needed, when: string) =>
  inEveryWindow(ada, by, () => allIsInSight(ada, when, needed, by === 'touch' ? finger : mouse));

const needed = {
  seen: '.turn-banner, .refused, .seat-panel, .laid-board, .row-domino, .fief, .confirm-bar, .act-hint',
  pressed: '.choice, .hand button, .confirm-bar button',
};

/** Moves the domino from edge to edge until it does not fit, at the latest over the castle. */
async function moveToMisfit(page: Page): Promise<void> {
  const misfit = page.getByRole('button', { name: 'Why not?' });
  for (const arrow of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'])
    for (let steps = 0; steps < 7; ++steps) {
      await page.keyboard.press(arrow);
      if (await misfit.isVisible()) return;
    }
}

test('a scroll bar beside the table reduces the room for it', async () => {
  const ada = await env.person(firstWindow('mouse'));
  await adaAtTable(env, ada);
  await eventually(async () => {
    const taken = await ada.page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    assert.ok(taken >= 10, `${taken} px`);
  });
  await ada.leave();
});

for (const by of pointers) {
  test(`Kingdomino, by ${by}: the table says where a domino does not fit, and why`, async () => {
    const ada = await env.person(firstWindow(by));
    await adaAtTable(env, ada);
    await playUntil('.placing', ada);
    await ada.page.locator('.placing').focus();
    await moveToMisfit(ada.page);
    await isInSight(ada, by, needed, 'it does not fit');
    await ada.press('Why not?');
    await ada.page.locator('.refused').waitFor();
    await isInSight(ada, by, needed, 'it is said why');
    await ada.leave();
  });

  test(`Domìnium, by ${by}: the table says where a tile does not fit, and why`, async () => {
    const ada = await env.person(firstWindow(by));
    await sitDown(ada, await roomAt(env.server, { game: 'dominium', bots: { 2: 'greedy' } }), 'Ada');
    await ada.press('Start the match');
    await playUntilAsked(ada, laidTile);
    await clickLaidTile(ada);
    await isInSight(ada, by, needed, 'it does not fit');
    await ada.press('Why not?');
    await ada.page.locator('.refused').waitFor();
    await isInSight(ada, by, needed, 'it is said why');
    await ada.leave();
  });
}

const televisions = [
  [1920, 1080],
  [3840, 2160],
] as const;

for (const [game, seats] of [
  ['kingdomino', 4],
  ['dominium', 2],
  ['toncc', 3],
  ['domaine', 4],
] as const)
  test(`${game} with ${seats} on a television: the table is completely visible, and legible from afar`, async () => {
    const ada = await env.person();
    const bots = botsBeside(seats);
    const path = await roomAt(env.server, { game, seats, bots });
    await sitDown(ada, `${path}?list`, 'Ada');
    await ada.press('Start the match');
    await playMoves([ada], 8);
    const eve = await env.person({ viewport: { width: 1920, height: 1080 } });
    await eve.open(`${path}?table`);
    await eve.page.locator('.frame-board svg').first().waitFor();
    const seen =
      '.turn-banner, .seat-panel, .kingdom-board, .row-domino, .dominium-board, .fief, .toncc-board, .toncc-map,' +
      '.domaine-board, .standing';
    for (const [width, height] of televisions) {
      await resize(eve, { width, height });
      await allIsInSight(eve, 'on a television', { seen, pressed: '.none' }, 0);
      const sizes = await eve.page
        .locator('.turn-banner strong, .seat-panel h2, .standing h2')
        .evaluateAll(all => all.map(one => parseFloat(getComputedStyle(one).fontSize)));
      for (const size of sizes) assert.ok(size >= height / 30, `${size} px of ${height}`);
    }
    if (game !== 'domaine') {
      await playToTheEnd([ada]);
      await eve.page.locator('.ending, .round-break').first().waitFor();
    }
    for (const [width, height] of televisions) {
      await resize(eve, { width, height });
      await eventually(async () => {
        const below = await eve.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        assert.ok(below <= 0, `${game}: ${below} px below a television of ${width} x ${height}`);
      });
      // The page needs a moment to draw itself after a change of the window's size.
      await eventually(async () => {
        const over = { seen: '.ending, .round-break, .ending .breakdown', pressed: '.none' };
        await allIsInSight(eve, 'it is over', over, 0);
        const aside = await eve.page
          .locator('.ending .breakdown')
          .evaluateAll(all => all.map(one => one.scrollWidth - one.clientWidth));
        for (const hidden of aside)
          assert.ok(hidden <= 0, `${hidden} px of where the points come from are cut`);
      });
    }
    await eve.leave();
    await ada.leave();
  });
