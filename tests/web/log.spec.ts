// The log of a match has the same lines for a player who was there, after a reload, for a late spectator, and
// on the television.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { answerYes, playMoves, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
/** Console messages about a server that is down. */
const forgives = /WebSocket connection to|ERR_CONNECTION_REFUSED/;

const lines = ({ page }: Person) => page.locator('.event-log li').allTextContents();

async function reads(person: Person, expected: readonly string[]): Promise<void> {
  await eventually(async () => assert.deepEqual(await lines(person), expected));
}

/** Waits until the log has the lines of move `v`, and returns all its lines, the newest first. */
function logUntil(person: Person, v: number): Promise<string[]> {
  return eventually(async () => {
    const told = await lines(person);
    const newest = told.map(line => /^(\d+)\. /.exec(line)?.[1]).find(number => number !== undefined);
    assert.equal(newest, String(v));
    return told;
  });
}

async function come(path: string): Promise<Person> {
  const person = await env.person();
  await person.open(path);
  return person;
}

test('after a reload, and for a late spectator, the log has all earlier lines, each once', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await playMoves([ada, bob], 7);
  const told = await logUntil(ada, 7);
  assert.equal(told.filter(line => /^\d+\. \w+ (chooses|places)/.test(line)).length, 7, told.join('\n'));
  assert.match(told.at(-1)!, /^\D/, 'the start has no number');
  await reads(bob, told);
  await ada.page.reload();
  await reads(ada, told);
  const late = [await come(path), await come(`${path}?list`), await come(`${path}?table`)];
  for (const person of late) await reads(person, told);
  await playMoves([ada, bob], 1);
  const more = await logUntil(bob, 8);
  assert.deepEqual(more.slice(-told.length), told);
  for (const person of [ada, ...late]) await reads(person, more);
  await late[0]!.findsNoBarrier();
  for (const person of [...late, bob, ada]) await person.leave();
});

test('the log still names a player who left', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await playMoves([ada, bob], 4);
  const told = await logUntil(ada, 4);
  assert.ok(told.some(line => / Bob chooses/.test(line)));
  await bob.page.getByLabel('More', { exact: true }).click();
  await bob.press('Leave the room');
  await answerYes(bob);
  await bob.sees('You have left the room');
  const expected = ['5. The seat of Bob has left the match and ranks last. A bot plays on.', ...told];
  await eventually(async () => assert.deepEqual((await lines(ada)).slice(-expected.length), expected));
  for (const person of [bob, ada]) await person.leave();
});

/** People in all seats of a match that they play from a list of moves. */
async function startAt(path: string, seats: number): Promise<Person[]> {
  const people: Person[] = [];
  for (const name of ['Ada', 'Bob', 'Cleo'].slice(0, seats)) {
    people.push(await env.person());
    await sitDown(people.at(-1)!, `${path}?list`, name);
  }
  await people[0]!.press('Start the match');
  for (const { page } of people) await page.locator('.moves').waitFor();
  return people;
}

for (const [game, seats] of [
  ['dominium', 2],
  ['toncc', 3],
  ['domaine', 2],
] as const)
  test(`at the table of ${game}, the log is the same after a reload`, async () => {
    const path = await roomAt(env.server, { game, seats });
    const people = await startAt(path, seats);
    const ada = people[0]!;
    const eve = await come(path);
    await eve.page.locator('.event-log').waitFor({ state: 'attached' });
    await playMoves(people, 9);
    const told = await logUntil(ada, 9);
    const watched = await logUntil(eve, 9);
    for (const person of [ada, eve]) await person.page.reload();
    await reads(ada, told); // with Ada's own cards
    await reads(eve, watched);
    const late = await come(path);
    await reads(late, watched);
    for (const person of [late, eve, ...people]) await person.leave();
  });

test('after a restart of the server, the log has every line once', async () => {
  const [ada, bob] = [await env.person({ forgives }), await env.person({ forgives })];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await playMoves([ada, bob], 4);
  const told = await logUntil(ada, 4);
  await env.server.kill();
  for (const person of [ada, bob]) await person.sees('Connection lost.');
  await env.server.up();
  await playMoves([ada, bob], 2);
  const more = await logUntil(bob, 6);
  assert.deepEqual(more.slice(-told.length), told);
  await reads(ada, more);
  const late = await come(path);
  await reads(late, more);
  for (const person of [late, bob, ada]) await person.leave();
});
