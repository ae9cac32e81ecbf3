// Hints: against bots alone, a player can ask what a strong bot would play.
import assert from 'node:assert/strict';
import test from 'node:test';
import { roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

test('a player at turn against a bot is told good moves in words', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 } });
  await sitDown(ada, await roomAt(env.server, { game: 'dominium', bots: { 2: 'greedy' } }), 'Ada');
  await ada.press('Start the match');
  await ada.page.locator('.turn-banner').getByText('You have drawn').waitFor();
  await ada.press('How to play');
  await ada.press('What would a strong bot play?');
  const hint = ada.page.locator('.guide-hint');
  await hint.getByText('A strong bot would play:').waitFor();
  assert.match((await hint.locator('li').first().textContent())!, /^(Lay|Keep) /);
  await ada.findsNoBarrier();
  await ada.leave();
});

test('among people, there are no hints', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server, { game: 'dominium' });
  await startMatch(path, ada, bob);
  for (const person of [ada, bob]) {
    await person.open(path);
    await person.press('How to play');
    await person.page.getByRole('link', { name: 'All the rules' }).waitFor();
    assert.equal(await person.page.locator('.guide-hint').count(), 0);
  }
  await ada.leave();
  await bob.leave();
});
