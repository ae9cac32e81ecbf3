// Help for newcomers at a table: the goal, tips in the first match of a game, and the guide.
import assert from 'node:assert/strict';
import test from 'node:test';
import { allIsInSight, finger, firstWindow, inEveryWindow } from './inSight';
import { act, adaAtTable, byMouse } from './kingdominoSteps';
import { botsBeside, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

/** The elements that a first decision needs, with the tip and the guide. */
const tables = {
  kingdomino: {
    seats: 2,
    needed: {
      seen: '.turn-banner, .game-goal, .own-kingdom, .row-domino, .seat-panel',
      pressed: '.choice, .table-head button, .seat-panel button',
    },
  },
  dominium: {
    seats: 2,
    needed: {
      seen: '.turn-banner, .game-goal, .dominium-seat, .dominium-board, .fief',
      pressed: '.keep, .hand button, .table-head button',
    },
  },
  toncc: {
    seats: 3,
    needed: {
      seen: '.turn-banner, .game-goal, .king-panel, .toncc-board, .toncc-board .spot .ring, .region-card',
      pressed: '.table-head button',
    },
  },
  domaine: {
    seats: 2,
    needed: { seen: '.turn-banner, .game-goal, .standing, .act', pressed: '.table-head button, .act button' },
  },
} as const;

for (const [game, { seats, needed }] of Object.entries(tables))
  for (const by of ['mouse', 'touch'] as const)
    test(`${game}, by ${by}: a tip covers nothing that the first decision needs, and the guide has all tips`, async () => {
      const ada = await env.person({ ...firstWindow(by), tips: true });
      const { page } = ada;
      await sitDown(ada, await roomAt(env.server, { game, seats, bots: botsBeside(seats) }), 'Ada');
      await ada.press('Start the match');
      await page.locator('.game-goal.tip', { hasText: 'Tip:' }).waitFor();
      await inEveryWindow(ada, by, () =>
        allIsInSight(ada, 'a tip is given', needed, by === 'touch' ? finger : 24),
      );
      await page.getByRole('button', { name: 'How to play' }).focus();
      await page.keyboard.press('Enter');
      const guide = page.getByRole('dialog', { name: 'How to play' });
      await guide.getByRole('link', { name: 'All the rules' }).waitFor();
      await guide.getByText(/^Goal:/).waitFor();
      assert.ok((await guide.locator('dt').count()) >= 4);
      await ada.findsNoBarrier();
      await page.keyboard.press('Escape');
      await guide.waitFor({ state: 'detached' });
      await ada.leave();
    });

test('the tip depends on the decision, and each tip is shown at two decisions only', async () => {
  const ada = await env.person({ tips: true });
  await adaAtTable(env, ada);
  const said: string[] = [];
  for (let decisions = 0; decisions < 7; ++decisions) {
    await ada.page.locator('.turn-banner.yours').waitFor();
    said.push((await ada.page.locator('.game-goal.tip').textContent()) ?? '');
    await act(ada, byMouse);
  }
  const tips = said.filter(text => text.startsWith('Tip:'));
  assert.equal(new Set(tips).size, 2);
  assert.equal(tips.length, 4);
  assert.ok(said.at(-1)!.startsWith('Goal:'), said.join('\n'));
  await ada.leave();
});

test('after "No more tips", that game shows no tip, and still its goal if there is room', async () => {
  const ada = await env.person({ tips: true, viewport: { width: 1920, height: 1080 } });
  const { page } = ada;
  await adaAtTable(env, ada);
  await page.locator('.game-goal.tip').waitFor();
  await ada.press('No more tips');
  await page.locator('.game-goal.tip').waitFor({ state: 'detached' });
  await ada.sees('Goal: most points.');
  await page.reload();
  await page.locator('.game-goal').waitFor();
  assert.equal(await page.locator('.game-goal.tip').count(), 0);
  await ada.leave();
});
