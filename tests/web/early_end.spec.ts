// Players end or pause a match: all of them agree, or one plays alone with bots.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { answerYes, botsBeside, playMoves, playOne, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

async function openMenu({ page }: Person, entry: string): Promise<void> {
  await page.getByLabel('More', { exact: true }).click();
  await page.locator('.menu').getByRole('button', { name: entry }).click();
}

async function offerToEnd(person: Person): Promise<void> {
  await openMenu(person, 'End the match');
  await person.sees('Offer to end the match?');
  await person.findsNoBarrier();
  await person.press('Without a result');
}

test('a match goes on if a player declines to end it, and ends if all agree', async () => {
  const [ada, bob, eve] = [await env.person(), await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await eve.open(path);
  await offerToEnd(ada);
  await ada.sees('You propose: end the match without a result. 1 of 2 agree.');
  await eve.sees('Ada proposes: end the match without a result. 1 of 2 agree.');
  await bob.findsNoBarrier();
  await bob.press('Decline');
  await ada.sees('The others did not agree.');
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

test('a match that ends as it stands has the points on the table', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await playOne([ada, bob]);
  await openMenu(ada, 'End the match');
  await ada.press('With the current points');
  await bob.sees('Ada proposes: end the match with the current points. Do you agree?');
  await bob.press('Agree');
  for (const person of [ada, bob]) {
    await person.sees('All players agreed to end the match early, with these points.');
    await person.sees('You shared the victory');
  }
  await ada.findsNoBarrier();
  await ada.page.reload();
  await ada.sees('All players agreed to end the match early, with these points.');
  await ada.press('Play again');
  await bob.press('Play again');
  await playOne([ada, bob]);
  for (const person of [bob, ada]) await person.leave();
});

test('a paused match goes on when all agree, or when all are back', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await openMenu(ada, 'Pause the match');
  await ada.findsNoBarrier();
  await ada.press('1 hour');
  await bob.sees('Ada proposes: pause for 1 hour. Do you agree?');
  await bob.press('Agree');
  for (const person of [ada, bob]) {
    await person.page.locator('.turn-banner', { hasText: 'Paused until' }).waitFor();
  }
  await ada.press('Go on now');
  await bob.sees('Ada proposes: end the pause.');
  await bob.press('Agree');
  await ada.page.getByText('Paused until').first().waitFor({ state: 'detached' });
  await playOne([ada, bob]);

  await openMenu(bob, 'Pause the match');
  await bob.press('Until all are back');
  await ada.press('Agree');
  for (const person of [ada, bob])
    await person.page.locator('.turn-banner', { hasText: 'Paused until all are back' }).waitFor();
  await bob.open('/');
  await ada.page.locator('[data-seat="2"] .seat-facts', { hasText: 'away' }).waitFor();
  await bob.open(`${path}?list`);
  await ada.page.getByText('Paused until').first().waitFor({ state: 'detached' });
  await playOne([ada, bob]);
  for (const person of [bob, ada]) await person.leave();
});

const undo = ({ page }: Person) => page.getByRole('button', { name: 'Take back', exact: true });
const logged = ({ page }: Person) => page.locator('.event-log li').count();

/** Plays until one person can take a turn back after which the other has moved; returns both. */
async function afterALateMove(people: [Person, Person]): Promise<[Person, Person]> {
  await playMoves(people, 4); // the first row
  for (;;) {
    const last = (await playOne(people))!;
    const first = people[0] === last ? people[1] : people[0];
    await eventually(async () => assert.equal(await logged(first), await logged(last)));
    if ((await undo(first).count()) > 0) return [first, last];
  }
}

test('a turn after which another player has moved is taken back if this player agrees', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  const [first, last] = await afterALateMove([ada, bob]);
  const name = first === ada ? 'Ada' : 'Bob';
  await undo(first).click();
  await last.sees(`${name} proposes: take ${name}'s last turn back. Do you agree?`);
  await last.press('Agree');
  for (const { page } of [ada, bob])
    await page.locator('.event-log').getByText(`${name} took the last turn back.`).waitFor();
  await playOne([first]);
  for (const person of [bob, ada]) await person.leave();
});

test('a player takes the offer back', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await offerToEnd(ada);
  await bob.sees('Ada proposes:');
  await ada.press('Take back');
  await bob.page.getByText('Ada proposes:').waitFor({ state: 'detached' });
  await ada.page.getByText('You propose').waitFor({ state: 'detached' });
  assert.equal(await ada.page.getByText('The others did not agree').count(), 0);
  for (const person of [bob, ada]) await person.leave();
});

test('an open offer does not cover the button that cancels an action', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await offerToEnd(ada);
  await bob.sees('Ada proposes:');
  await bob.page.getByLabel('More', { exact: true }).click();
  await bob.press('Stand up and watch');
  await answerYes(bob);
  await bob.press('Undo');
  await bob.press('Decline');
  await ada.sees('The others did not agree.');
  for (const person of [bob, ada]) await person.leave();
});

test('a player alone among bots ends the match at once', async () => {
  const ada = await env.person();
  await sitDown(ada, `${await roomAt(env.server, { bots: botsBeside(2) })}?list`, 'Ada');
  await ada.press('Start the match');
  await ada.page.locator('.moves').waitFor();
  await openMenu(ada, 'End the match');
  await ada.sees('It will end at once.');
  await ada.press('Without a result');
  await ada.sees('The match was ended early');
  await ada.leave();
});
