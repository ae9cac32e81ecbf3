// What moves at a table, and that it never keeps anybody waiting.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, adaAtTable, byMouse, playUntil } from './kingdominoSteps';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

/** Counts what travels over the page from then on. */
const countTravellers = ({ page }: Person) =>
  page.evaluate(() => {
    document.body.dataset['travelled'] = '0';
    new MutationObserver(changes => {
      const came = changes.flatMap(({ addedNodes }) => [...addedNodes] as Element[]);
      const before = Number(document.body.dataset['travelled']);
      const travellers = came.filter(({ className }) => className === 'traveller').length;
      document.body.dataset['travelled'] = String(before + travellers);
    }).observe(document.body, { childList: true });
  });
const travelled = async ({ page }: Person) =>
  Number(await page.evaluate(() => document.body.dataset['travelled']));

test("the bot's domino travels to its kingdom, and a move can be made meanwhile", async () => {
  const ada = await env.person({ reducedMotion: 'no-preference' });
  await adaAtTable(env, ada);
  await countTravellers(ada);
  await playUntil('.placing', ada);
  while ((await travelled(ada)) === 0) await act(ada, byMouse);
  const before = await travelled(ada);
  // until one travels while Ada is asked, and she moves before it has arrived
  await eventually(async () => {
    await act(ada, byMouse);
    assert.ok((await travelled(ada)) > before);
  });
  await eventually(async () => assert.equal(await ada.page.locator('.traveller').count(), 0));
  await ada.leave();
});

test('who wants no motion sees none', async () => {
  const ada = await env.person({ reducedMotion: 'reduce' });
  await adaAtTable(env, ada);
  await countTravellers(ada);
  await playUntil('.placing', ada);
  for (let turns = 0; turns < 4; ++turns) {
    await act(ada, byMouse);
    const moving = await ada.page.evaluate(() =>
      document
        .getAnimations()
        .map(animation => Number(animation.effect!.getComputedTiming().duration))
        .filter(duration => duration > 1),
    );
    assert.deepEqual(moving, []);
  }
  assert.equal(await travelled(ada), 0);
  await ada.leave();
});
