// A player takes the last turn back: PROTOCOL.md, "Taking back".
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Message, Interposed } from './fakedMessages';
import { allIsInSight, firstWindow, inEveryWindow, pointers } from './inSight';
import type { Person } from './person';
import { asked, botsBeside, playMoves, playOne, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

const undo = ({ page }: Person) => page.getByRole('button', { name: 'Take back', exact: true });
const moves = ({ page }: Person) => page.locator('.moves-list button').allTextContents();

/** The first row is chosen. The person who must decide can place a domino, which draws nothing. */
async function afterTheFirstRow(ada: Person, bob: Person): Promise<Person> {
  await startMatch(await roomAt(env.server), ada, bob);
  await playMoves([ada, bob], 4);
  return (await asked([ada, bob]))!;
}

test('a player takes a turn back once, and both see it in the log', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const mover = await afterTheFirstRow(ada, bob);
  const [name, other] = mover === ada ? ['Ada', bob] : ['Bob', ada];
  const before = await moves(mover);
  assert.equal(await undo(mover).count(), 0);
  await playOne([mover]);
  await undo(mover).waitFor();
  assert.equal(await undo(other).count(), 0);
  await mover.findsNoBarrier();
  await undo(mover).click();
  for (const { page } of [ada, bob])
    await page.locator('.event-log').getByText(`${name} took the last turn back.`).waitFor();
  await undo(mover).waitFor({ state: 'detached' });
  await eventually(async () => assert.deepEqual(await moves(mover), before));
  await playOne([mover]);
  await asked([ada, bob]);
  assert.equal(await undo(mover).count(), 0, 'once per match');
  for (const person of [bob, ada]) await person.leave();
});

test('a player alone with a bot takes turns back as often as they like, by keyboard, too', async () => {
  const ada = await env.person();
  await sitDown(ada, `${await roomAt(env.server, { bots: { 2: 'greedy' } })}?list`, 'Ada');
  await ada.press('Start the match');
  for (let time = 1; time <= 2; ++time) {
    while ((await undo(ada).count()) === 0) await playOne([ada]);
    await undo(ada).focus();
    await ada.page.keyboard.press('Enter');
    const told = ada.page.locator('.event-log').getByText('Ada took the last turn back.');
    await eventually(async () => assert.equal(await told.count(), time));
  }
  await ada.leave();
});

const canUndo = (message: Message): Message =>
  message.t === 'state' || message.t === 'patch' ? { ...message, undo: 9 } : message;

for (const [game, seats] of [
  ['kingdomino', 4],
  ['domaine', 4],
] as const)
  for (const by of pointers)
    test(`${game} with ${seats}, by ${by}: the button is whole in every window`, async () => {
      const ada = await env.person(firstWindow(by));
      const server = await Interposed.at(ada.page);
      server.tells(canUndo);
      await sitDown(ada, await roomAt(env.server, { game, seats, bots: botsBeside(seats) }), 'Ada');
      await ada.press('Start the match');
      await undo(ada).waitFor();
      await inEveryWindow(ada, by, () =>
        allIsInSight(ada, 'with undo', { seen: '.turn-banner', pressed: '.table-head button' }, 24),
      );
      await ada.leave();
    });
