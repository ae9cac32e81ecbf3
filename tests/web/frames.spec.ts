// In every game, in every state of its table and every size of window, all that a decision needs is in sight
// together (clients/web/style/frame.css).
import assert from 'node:assert/strict';
import test from 'node:test';
import { clickLaidTile, play, playUntilAsked } from './dominiumSteps';
import {
  allIsInSight,
  boxes,
  finger,
  firstWindow,
  inEveryWindow,
  type Needed,
  type Pointer,
  resize,
  walks,
} from './inSight';
import { act, adaAtTable, byMouse, byTouch, playUntil } from './kingdominoSteps';
import type { Page } from 'playwright-core';
import { type Person, speak } from './person';
import { botsBeside, playMoves, playToTheEnd, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment({ settings: ['--rooms-an-hour', '100'], hasScrollBars: true });

const whyNot = /^(Why not|Perché no)\?$/;

/** In every window; with a finger all is wide enough for one. */
const isInSight = (ada: Person, by: Pointer, needed: Needed) => (when: string) =>
  inEveryWindow(ada, by, () => allIsInSight(ada, when, needed, by === 'touch' ? finger : 24));

/** The kingdoms of the others, large enough to be recognized; a phone has room for one at most. */
async function othersAreDrawn({ page }: Person, others: number): Promise<void> {
  const { width, height } = page.viewportSize()!;
  if (others > 1 && Math.min(width, height) < 480) return;
  const drawn = await page
    .locator('.small-board svg')
    .evaluateAll(all => all.filter(one => one.getBoundingClientRect().height >= 40).length);
  assert.equal(drawn, others, `kingdoms drawn at ${width} x ${height}`);
}

/** On the way from edge to edge it comes where it does not fit, over the castle at the latest. */
async function moveToMisfit(page: Page): Promise<void> {
  const misfit = page.getByRole('button', { name: whyNot });
  for (const arrow of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'])
    for (let steps = 0; steps < 7; ++steps) {
      await page.keyboard.press(arrow);
      if (await misfit.isVisible()) return;
    }
}

const kingdomino = {
  seen: '.turn-banner, .own-kingdom, .own-kingdom .plot.spot, .row-domino, .seat-panel, .confirm-bar, .act-hint',
  pressed: '.choice, .hand button, .confirm-bar button, .table-head button, .seat-panel button',
};

for (const [by, language] of walks)
  for (const [seats, options] of [
    [2, {}],
    [4, {}],
    [2, { mighty_duel: true }],
  ] as const)
    test(`Kingdomino with ${seats} ${JSON.stringify(options)}, by ${by}, in ${language}: choosing, placing, both, and why not`, async () => {
      const ada = await env.person(firstWindow(by));
      const { page } = ada;
      const hands = by === 'touch' ? byTouch : byMouse;
      const press = (what: string) => page.locator(what).first()[by === 'touch' ? 'tap' : 'click']();
      await adaAtTable(env, ada, { seats, options });
      await speak(ada, language);
      const sees = (when: string) =>
        inEveryWindow(ada, by, async () => {
          await allIsInSight(ada, when, kingdomino, by === 'touch' ? finger : 24);
          await othersAreDrawn(ada, seats - 1);
        });
      await playUntil('.choice', ada);
      await sees('a domino is to be chosen');
      await press('.choice');
      await sees('it is picked');
      await playUntil('.placing', ada);
      for (let turns = 0; turns < 3; ++turns) {
        await act(ada, hands);
        await playUntil('.placing', ada);
      }
      await sees('a domino is to be placed');
      await press('.placing .spot');
      await page.locator('.points-change', { hasText: '→' }).waitFor();
      await sees('it lies there');
      await press('.choice');
      await sees('the next one is picked');
      await page.locator('.placing').focus();
      await page.keyboard.press('Escape');
      await moveToMisfit(page);
      await page.getByRole('button', { name: whyNot }).waitFor();
      await sees('it does not fit');
      await page.getByRole('button', { name: whyNot }).click();
      await page.locator('.refused').waitFor();
      await sees('it is said why');
      await ada.leave();
    });

test('a scroll bar beside the table takes room from it', async () => {
  const ada = await env.person(firstWindow('mouse'));
  await adaAtTable(env, ada);
  await eventually(async () => {
    const taken = await ada.page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    assert.ok(taken >= 10, `${taken} px`);
  });
  await ada.leave();
});

const dominium = {
  seen: '.turn-banner, .dominium-seat, .dominium-board, .fief, .confirm-bar, .act-hint',
  pressed: '.keep, .no-pawn, .hand button, .confirm-bar button, .table-head button',
};

for (const [by, language] of walks)
  test(`Domìnium, by ${by}, in ${language}: laying, keeping, why not, a pawn, and late in the match`, async () => {
    const ada = await env.person(firstWindow(by));
    const { page } = ada;
    const path = await roomAt(env.server, { game: 'dominium', bots: { 2: 'greedy' } });
    await sitDown(ada, path, 'Ada');
    await ada.press('Start the match');
    await speak(ada, language);
    const sees = isInSight(ada, by, dominium);
    await page.locator('.placing').waitFor();
    await sees('a tile is to be laid');
    await page.locator('.placing .spot').first().click();
    await page.locator('.confirm-bar[aria-busy=false]').waitFor();
    await sees('it lies there');
    await page.keyboard.press('Escape');
    await playUntilAsked(ada, '.keep');
    await sees('it may be kept');
    await page.locator('.keep').first().click();
    await sees('it is to be kept');
    await page.keyboard.press('Escape');
    await playUntilAsked(ada, '.claiming');
    await sees('a pawn may be put');
    await page.locator('.claimable').first().click();
    await sees('a territory is picked');
    await page.keyboard.press('Escape');
    await play([ada], 1);
    await playUntilAsked(ada, '.placing');
    await clickLaidTile(ada);
    await ada.press(whyNot);
    await page.locator('.refused').waitFor();
    await sees('it is said why');
    await page.keyboard.press('Escape');
    await play([ada], 18);
    await playUntilAsked(ada, '.placing');
    await sees('late in the match');
    await ada.leave();
  });

const toncc = {
  seen: '.turn-banner, .king-panel, .seals, .toncc-board, .toncc-board .spot .ring, .toncc-map, .region-card, .confirm-bar',
  pressed: '.confirm-bar button, .table-head button',
};

for (const [by, language] of walks)
  test(`Tóncc, by ${by}, in ${language}: a place is to be chosen, is picked, and late in the challenge`, async () => {
    const ada = await env.person(firstWindow(by));
    const { page } = ada;
    const bots = { 2: 'greedy', 3: 'greedy' };
    await sitDown(ada, await roomAt(env.server, { game: 'toncc', seats: 3, bots }), 'Ada');
    await ada.press('Start the match');
    await speak(ada, language);
    const sees = isInSight(ada, by, toncc);
    for (let moves = 0; moves < 4; ++moves) {
      await page.locator('.toncc-board.choosing').waitFor();
      if (moves % 3 === 0) await sees('a place is to be chosen');
      await page.locator('.spot.open').first().click();
      await page.locator('.confirm-bar').waitFor();
      if (moves % 3 === 0) await sees('it is picked');
      await page.locator('.confirm').click();
      await page.locator('.confirm-bar').waitFor({ state: 'detached' });
    }
    await ada.leave();
  });

const televisions = [
  [1920, 1080],
  [3840, 2160],
] as const;

for (const [game, seats] of [
  ['kingdomino', 2],
  ['kingdomino', 4],
  ['dominium', 2],
  ['toncc', 3],
  ['domaine', 4],
] as const)
  test(`${game} with ${seats} on a television: all is in sight, and what matters can be read from afar`, async () => {
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
      // A window that has just changed its size is drawn anew in its own time.
      await eventually(async () => {
        const cut = '.ending, .round-break, .ending .breakdown';
        for (const { what, left, top, right, bottom } of await boxes(eve, cut))
          assert.ok(
            left >= 0 && top >= 0 && right <= width && bottom <= height,
            `${what} is cut at ${width}`,
          );
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
