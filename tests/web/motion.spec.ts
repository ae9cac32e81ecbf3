// Motion at a table, which never makes a player wait.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, adaAtTable, byMouse, playUntil } from './kingdominoSteps';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

/** Counts the travelling pieces from then on, and measures how many squares long each arrives. */
const countTravellers = ({ page }: Person) =>
  page.evaluate(() => {
    document.body.dataset['travelled'] = '0';
    new MutationObserver(changes => {
      const came = changes.flatMap(({ addedNodes }) => [...addedNodes] as Element[]);
      const before = Number(document.body.dataset['travelled']);
      const travellers = came.filter(({ className }) => className === 'traveller');
      document.body.dataset['travelled'] = String(before + travellers.length);
      for (const traveller of travellers as HTMLElement[]) {
        const board = document.querySelector<SVGSVGElement>('.small .laid-board')!;
        const [, arrival] = (traveller.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
        const length = traveller.offsetWidth * Number(arrival!['scale']);
        document.body.dataset['squares'] = String(length / (100 * board.getScreenCTM()!.a));
      }
    }).observe(document.body, { childList: true });
  });
const travelled = async ({ page }: Person) =>
  Number(await page.evaluate(() => document.body.dataset['travelled']));

test("the bot's domino travels to its kingdom, and Ada can move meanwhile", async () => {
  const ada = await env.person({ reducedMotion: 'no-preference' });
  await adaAtTable(env, ada);
  await countTravellers(ada);
  await playUntil('.placing', ada);
  while ((await travelled(ada)) === 0) await act(ada, byMouse);
  const squares = Number(await ada.page.evaluate(() => document.body.dataset['squares']));
  assert.ok(squares > 1.9 && squares < 2.3, `a domino of ${squares} squares arrives`);
  const before = await travelled(ada);
  // repeats until one travels during Ada's turn, and she moves before it arrives
  await eventually(async () => {
    await act(ada, byMouse);
    assert.ok((await travelled(ada)) > before);
  });
  await eventually(async () => assert.equal(await ada.page.locator('.traveller').count(), 0));
  await ada.leave();
});

test('a person who wants no motion sees none', async () => {
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
