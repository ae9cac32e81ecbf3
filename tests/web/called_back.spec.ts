// Actions that cost other players something, such as removing a person or leaving a running match. The page
// asks first, and the player can cancel the action for a few seconds.
import assert from 'node:assert/strict';
import test from 'node:test';
import { PostponedActs, secondsToUndo } from '../../clients/web/room/postponed';
import type { Person } from './person';
import { answerYes, fold, playMoves, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

const undoHasTheKeyboard = ({ page }: Person) =>
  eventually(async () =>
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Undo'),
  );

const atSeat = ({ page }: Person, seat: number, name: string) =>
  page.locator(`[data-seat="${seat}"] .seat-name`).getByText(name).waitFor();

test('a postponed act runs once after its seconds, and never if it was undone', t => {
  t.mock.timers.enable(['setInterval']);
  const acts = new PostponedActs();
  const done: string[] = [];
  acts.add(
    seconds => `first in ${seconds}`,
    () => done.push('first'),
  );
  acts.add(
    seconds => `second in ${seconds}`,
    () => done.push('second'),
  );
  t.mock.timers.tick(2000);
  assert.deepEqual(
    acts.all.value.map(({ says, secondsLeft }) => says(secondsLeft)),
    ['first in 3', 'second in 3'],
  );
  acts.undo(0);
  t.mock.timers.tick((secondsToUndo - 3) * 1000);
  assert.deepEqual(done, []);
  t.mock.timers.tick(1000);
  assert.deepEqual(done, ['second']);
  assert.deepEqual(acts.all.value, []);
  t.mock.timers.tick(60_000);
  assert.deepEqual(done, ['second']);
});

test('closing the page undoes all postponed acts', t => {
  t.mock.timers.enable(['setInterval']);
  const acts = new PostponedActs();
  acts.add(String, () => assert.fail('it was called back'));
  acts.undoAll();
  t.mock.timers.tick(60_000);
});

test('the page asks the host before a person is removed, and offers to undo it', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await sitDown(bob, path, 'Bob');
  await ada.press('Options for Bob');
  await ada.press('Remove from the room');
  await ada.page.getByRole('heading', { name: 'Remove Bob?' }).waitFor();
  await ada.sees('Bob will have to leave the room, but can come back.');
  await ada.findsNoBarrier();
  await answerYes(ada);
  await ada.page.getByRole('timer').getByText('Bob will be removed in').waitFor();
  await undoHasTheKeyboard(ada);
  await ada.findsNoBarrier();
  await ada.page.keyboard.press('Enter');
  await ada.page.getByRole('timer').waitFor({ state: 'detached' });
  await atSeat(bob, 2, 'Bob');
  await ada.press('Options for Bob');
  await ada.press('Remove from the room');
  await answerYes(ada);
  await bob.page.getByRole('heading', { name: 'You were removed from the room' }).waitFor();
  await bob.leave();
  await ada.leave();
});

test('a player who leaves a running match reads the consequences, and is still there until the seconds are over', async () => {
  const [ada, bob] = [await env.person({ viewport: { width: 360, height: 740 } }), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await playMoves([ada, bob], 2);
  for (const [entry, title] of [
    ['Stand up and watch', 'Give up your seat?'],
    ['Leave the room', 'Leave the match?'],
  ] as const) {
    await ada.page.getByLabel('More').click();
    await ada.press(entry);
    await ada.page.getByRole('heading', { name: title }).waitFor();
    await ada.sees('A bot plays on in seat 1, which then ranks last.');
    await ada.hasNothingBeside();
    await answerYes(ada);
    await undoHasTheKeyboard(ada);
    await ada.hasNothingBeside();
    await ada.press('Undo');
  }
  await atSeat(bob, 1, 'Ada');
  await playMoves([ada, bob], 2);
  await bob.leave();
  await ada.leave();
});

test('a player whose seat a bot has is told so at the top, and led to the form that takes the seat back', async () => {
  const [ada, bob] = [await env.person({ viewport: { width: 360, height: 740 } }), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await playMoves([ada, bob], 2);
  const logOfBob = () => bob.page.locator('.event-log li').allInnerTexts();
  await eventually(async () => assert.ok((await logOfBob()).some(line => line.startsWith('2.'))));
  const before = await logOfBob();
  await ada.page.getByLabel('More').click();
  await ada.press('Stand up and watch');
  await answerYes(ada);
  await ada.sees('A bot has your seat.');
  await atSeat(bob, 1, "Ada's bot");
  // Ada's earlier moves keep her name.
  assert.deepEqual((await logOfBob()).slice(-before.length), before);
  await ada.findsNoBarrier();
  await ada.hasNothingBeside();
  await ada.press('Take it back');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByText('A bot has your seat.').waitFor({ state: 'detached' });
  await atSeat(bob, 1, 'Ada');
  await bob.leave();
  await ada.leave();
});

test('the host removes a bot before the match, and not while it is running', async () => {
  const ada = await env.person();
  await sitDown(ada, `${await roomAt(env.server, { bots: { 2: 'greedy' } })}?list`, 'Ada');
  await ada.press('Remove Normal bot 2');
  await ada.press('Normal bot in seat 2');
  await ada.press('Start the match');
  await playMoves([ada], 1);
  await fold(ada, 'At the table');
  await ada.page.locator('[data-seat="2"]').getByText('Normal bot 2').waitFor();
  assert.equal(await ada.page.getByRole('button', { name: 'Remove Normal bot 2' }).count(), 0);
  await ada.leave();
});
