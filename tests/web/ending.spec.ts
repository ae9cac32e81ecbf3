// The end of a match: who won and by how much, and what can be done then, in sight at once.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { playToTheEnd, roomAt, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();
const laptop = { viewport: { width: 1366, height: 650 } };

/** Name -> points, as the ranking tells them. */
async function pointsSeenBy({ page }: Person): Promise<Map<string, number>> {
  const names = await page.locator('.ranking-name').allInnerTexts();
  const points = await page.locator('.ranking-points').allInnerTexts();
  return new Map(names.map((name, n) => [name, Number(/\d+/.exec(points[n]!)![0])]));
}

/** What the headline says to that person: by points, or how a tie ended. */
function expectedOf(name: string, other: string, points: Map<string, number>): RegExp {
  const margin = points.get(name)! - points.get(other)!;
  if (margin === 0) return /^You (win|lose) on the tie-break$|^You share the victory$/;
  return new RegExp(`^You ${margin > 0 ? 'win' : 'lose'} by ${Math.abs(margin)}$`);
}

test('each reads how the match ended for them; all that can be done is in sight', async () => {
  const [ada, bob] = [await env.person(laptop), await env.person(laptop)];
  await startMatch(await roomAt(env.server), ada, bob);
  await playToTheEnd([ada, bob]);
  const points = await pointsSeenBy(ada);
  const headline = ({ page }: Person) => page.locator('.ending h2').innerText();
  assert.match(await headline(ada), expectedOf('Ada', 'Bob', points));
  assert.match(await headline(bob), expectedOf('Bob', 'Ada', points));

  await bob.press('Play again');
  await ada.page.locator('.ending').getByText('Bob wants to play again.').waitFor();
  await ada.page.evaluate(() => scrollTo(0, 0));
  for (const what of ['Play again', 'Watch the replay', 'Fairness check']) {
    const box = await ada.page.locator('.ending-do').getByText(what, { exact: true }).boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 650, `${what}: ${JSON.stringify(box)}`);
  }
  await ada.findsNoBarrier();

  await ada.page.getByRole('link', { name: 'Fairness check' }).click();
  await ada.page.getByRole('heading', { name: 'Fairness check' }).waitFor();
  await bob.leave();
  await ada.leave();
});
