// Whole matches, played from lists of moves, which every game has.
import assert from 'node:assert/strict';
import test from 'node:test';
import { playMoves, playToTheEnd, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

test('two browsers play a whole match, see the same ranking, and play again', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  const played = await playToTheEnd([ada, bob]);
  assert.ok(played >= 24, `${played} moves`); // 24 dominoes are chosen
  const ranking = () => [ada, bob].map(person => person.page.locator('.ranking').innerText());
  const [adas, bobs] = await Promise.all(ranking());
  assert.equal(adas, bobs);
  assert.match(adas!, /Ada/);
  await ada.press('Play again');
  await bob.sees('wants to play again');
  await bob.press('Play again');
  await playMoves([ada, bob], 3);
  for (const { page } of [ada, bob]) await page.locator('.ending').waitFor({ state: 'detached' });
  await bob.leave();
  await ada.leave();
});

test('a Dynasty shows its totals after each round', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server, {
    options: { dynasty: true },
    bots: { 2: 'greedy' },
  });
  await sitDown(ada, `${path}?list`, 'Ada');
  await ada.press('Start the match');
  const seen: string[] = [];
  for (let round = 1; round <= 2; ++round) {
    await playToTheEnd([ada]);
    seen.push(await ada.page.locator('.round-break h2').innerText());
    await ada.press('Ready for the next round');
    await ada.page.locator('.moves').waitFor();
  }
  await playToTheEnd([ada]);
  assert.deepEqual(seen, ['Round 1 of 3 is over', 'Round 2 of 3 is over']);
  const rows = await ada.page.locator('.totals tbody tr').allInnerTexts();
  assert.equal(rows.length, 2);
  for (const row of rows) {
    const [first, second, third, total] = row.match(/\d+/g)!.slice(-4).map(Number);
    assert.equal(first! + second! + third!, total);
  }
  await ada.leave();
});

test('the title of the page shows whose turn it is', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await eventually(async () => {
    const titles = await Promise.all([ada, bob].map(person => person.page.title()));
    assert.deepEqual(titles.filter(title => title.includes('Your turn')).length, 1);
  });
  await bob.leave();
  await ada.leave();
});
