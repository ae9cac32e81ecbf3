// Matches of Domaine in browsers: one during which the server is killed, and one that is replayed afterwards.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, asked, byMouse, playMatch } from './domaineSteps';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
/** Console messages about a server that is down. */
const forgives = /WebSocket connection to|ERR_CONNECTION_REFUSED/;

/** Castles, knights and borders with their places. */
const piecesOf = ({ page }: Person) =>
  page.locator('.domaine-board .pieces use, .domaine-board .walls use').evaluateAll(all =>
    all
      .map(one => `${one.getAttribute('href')} ${one.getAttribute('transform')}`)
      .sort()
      .join('\n'),
  );

async function twoAtTable(seats: number, options: Record<string, unknown> = {}): Promise<[Person, Person]> {
  const bots = Object.fromEntries(Array.from({ length: seats - 2 }, (_, n) => [n + 3, 'greedy']));
  const path = await roomAt(env.server, { game: 'domaine', seats, options, bots });
  const [ada, bob] = [await env.person({ forgives }), await env.person({ forgives })];
  await sitDown(ada, path, 'Ada');
  await sitDown(bob, path, 'Bob');
  await ada.press('Start the match');
  for (const { page } of [ada, bob]) await page.locator('.domaine-board').waitFor();
  return [ada, bob];
}

test('two people and two bots play, and lose nothing when the server is killed during the match', async () => {
  const people = await twoAtTable(4, { start: 'beginner' });
  const [ada, bob] = people;
  for (let turn = 0; turn < 4; ++turn) {
    const next = await asked(people);
    assert.ok(next);
    await act(next, byMouse);
  }
  const before = await asked(people); // with the server away nobody moves, and this page shows the last move
  assert.ok(before);
  const pieces = await piecesOf(before);
  await env.server.kill();
  for (const person of people) await person.sees('Connection lost.');
  await env.server.up();
  for (const person of people) await person.page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  for (const person of people) await eventually(async () => assert.equal(await piecesOf(person), pieces));
  const next = await asked(people);
  assert.ok(next);
  await act(next, byMouse);
  await bob.leave();
  await ada.leave();
});

test('two people play from the first castle to the end, and replay the match', async () => {
  const people = await twoAtTable(2);
  const [ada, bob] = people;
  const turns = await playMatch(people, byMouse);
  assert.ok(turns >= 12, `${turns} turns`); // eight castles of their own, four neutral ones: R3.4, R3.7
  const pieces = await piecesOf(ada);
  assert.ok(pieces.includes('castle') && pieces.includes('knight'));
  await ada.page.getByRole('link', { name: 'Watch the replay' }).click();
  await ada.page.locator('.replay .domaine-board').waitFor();
  await ada.page.locator('.proof li.proven').nth(4).waitFor(); // checks of the file and of the witness
  assert.equal(await ada.page.locator('.proof li.wrong').count(), 0);
  await ada.press('To the end');
  await eventually(async () =>
    assert.equal(await piecesOf(ada), pieces, 'the board shows the final position'),
  );
  await ada.findsNoBarrier();
  await bob.leave();
  await ada.leave();
});
