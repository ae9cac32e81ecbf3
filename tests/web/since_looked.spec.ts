// In a match over days: the moves since the player's last look, one after the other.
import assert from 'node:assert/strict';
import test from 'node:test';
import { asked, playOne, roomAt, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

test('a player who comes back sees the moves since their last look, and comes to the table', async () => {
  const [ada, bob] = [await env.person({ viewport: { width: 360, height: 740 } }), await env.person()];
  const path = await roomAt(env.server, { time: { kind: 'days' } });
  await startMatch(path, ada, bob);
  while ((await asked([ada, bob])) === ada) await playOne([ada, bob]);
  await ada.open('/');
  await playOne([bob]);
  await ada.open(`${path}?list`);
  await ada.sees(/\d+ moves? since you looked/);
  await ada.findsNoBarrier();
  await ada.hasNothingBeside();
  const count = Number(/\d+/.exec(await ada.page.getByText('since you looked').innerText())![0]);
  assert.ok(count >= 1);
  await ada.press('Show');
  const then = ada.page.locator('.board-then p');
  for (let step = 1; step <= count; ++step) {
    await ada.page.getByText(`${step} of ${count}`).waitFor();
    await then.getByText(/After move \d+: .*Bob/).waitFor();
    if (step === 1) await ada.findsNoBarrier();
    await ada.page.getByRole('button', { name: step === count ? 'To the table' : 'Next' }).click();
  }
  await then.waitFor({ state: 'detached' });
  assert.equal(await ada.page.getByText('since you looked').count(), 0);
  await ada.page.reload();
  await ada.page.locator('.moves').waitFor();
  assert.equal(await ada.page.getByText('since you looked').count(), 0);
  await bob.leave();
  await ada.leave();
});
