// Players end a match without a result: all of them agree, or one plays alone with bots.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { answerYes, botsBeside, playOne, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

async function offerToEnd(person: Person): Promise<void> {
  await person.page.getByLabel('More', { exact: true }).click();
  await person.page.locator('.menu').getByRole('button', { name: 'End the match' }).click();
  await person.sees('Offer to end the match?');
  await person.findsNoBarrier();
  await answerYes(person);
}

test('a match goes on if a player declines to end it, and ends if all agree', async () => {
  const [ada, bob, eve] = [await env.person(), await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await eve.open(path);
  await offerToEnd(ada);
  await ada.sees('You have offered to end the match: 1 of 2 agree.');
  await eve.sees('End the match? 1 of 2 agree. Ada offers it.');
  await bob.findsNoBarrier();
  await bob.press('Decline');
  await ada.sees('The others did not agree to end the match.');
  await ada.press('Close');

  await offerToEnd(ada);
  await ada.sees('You can offer it again after your next move.');
  await offerToEnd(bob);
  await ada.press('Agree');
  for (const person of [ada, bob, eve]) await person.sees('The match was ended early');
  await ada.press('Play again');
  await bob.press('Play again');
  await playOne([ada, bob]);
  for (const person of [eve, bob, ada]) await person.leave();
});

test('a player takes the offer back', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await offerToEnd(ada);
  await bob.sees('Ada offers it.');
  await ada.press('Take back');
  await bob.page.getByText('Ada offers it.').waitFor({ state: 'detached' });
  await ada.page.getByText('You have offered').waitFor({ state: 'detached' });
  assert.equal(await ada.page.getByText('The others did not agree').count(), 0);
  for (const person of [bob, ada]) await person.leave();
});

test('an open offer does not cover the button that cancels an action', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await offerToEnd(ada);
  await bob.sees('Ada offers it.');
  await bob.page.getByLabel('More', { exact: true }).click();
  await bob.press('Stand up and watch');
  await answerYes(bob);
  await bob.press('Undo');
  await bob.press('Decline');
  await ada.sees('The others did not agree to end the match.');
  for (const person of [bob, ada]) await person.leave();
});

test('a player alone among bots ends the match at once', async () => {
  const ada = await env.person();
  await sitDown(ada, `${await roomAt(env.server, { bots: botsBeside(2) })}?list`, 'Ada');
  await ada.press('Start the match');
  await ada.page.locator('.moves').waitFor();
  await ada.page.getByLabel('More', { exact: true }).click();
  await ada.page.locator('.menu').getByRole('button', { name: 'End the match' }).click();
  await ada.sees('It will end at once, without a result.');
  await answerYes(ada);
  await ada.sees('The match was ended early');
  await ada.leave();
});
