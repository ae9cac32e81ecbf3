// The page "My matches": the player's rooms and ended matches, also on another device.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import type { Person } from './person';
import { asked, linkOf, playMoves, playOne, playToTheEnd, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

/** The ended matches that the page shows. */
const ended = ({ page }: Person) =>
  page.getByRole('region', { name: 'Ended matches' }).getByRole('listitem').filter({ hasText: 'Replay' });

/** Another device of the person, who opens the link to their seat there. */
async function anotherDeviceOf(person: Person): Promise<Person> {
  const device = await env.person();
  await device.open(await linkOf(env.server, person));
  await device.sees('(you)');
  return device;
}

test('on another device, a player finds the running match, and the ended one with its replay', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await playToTheEnd([ada, bob]);
  const phone = await anotherDeviceOf(bob);
  await startMatch(await roomAt(env.server), ada, bob);
  await playMoves([ada, bob], 1);

  await phone.open('/me');
  await phone.page.getByRole('region', { name: 'Your rooms' }).getByText('Against Ada').waitFor();
  const match = ended(phone);
  await match.getByText('Against Ada').waitFor();
  assert.equal(await match.count(), 1, 'the running match is not among the ended ones');
  assert.match(await match.innerText(), /^Kingdomino · (Won|Lost)\n\d+ : \d+ · Against Ada\n.+\nReplay$/);
  await phone.sees(/^1 match: (1 won, 0 lost|[01] won, [01] lost)$/);
  await phone.findsNoBarrier();

  await phone.page.getByText('Against whom').click();
  await phone.sees(/^1 match: ahead: [01], behind: [01]$/);
  await phone.findsNoBarrier();
  await phone.press(/^Ada · Kingdomino/);
  await phone.press('Clear the filter');
  await phone.page.getByText('Filter', { exact: true }).click();
  await phone.page.getByRole('radio', { name: 'Tóncc' }).check();
  await phone.sees('No match fits.');
  await phone.page.getByRole('radio', { name: 'Kingdomino' }).check();
  await match.waitFor();
  await phone.page.getByLabel('Name of an opponent').fill('Zoe');
  await phone.sees('No match fits.');
  await phone.page.getByLabel('Name of an opponent').fill('ad');
  await match.getByRole('link').click();
  await phone.page.waitForURL(`**${path}/1`);
  await phone.page.locator('.steps output').waitFor();
  for (const person of [ada, bob, phone]) await person.leave();
});

test('a browser that has become another player takes over the ended matches of its earlier player', async () => {
  const [ada, bob, cleo] = [await env.person(), await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await playToTheEnd([ada, bob]);
  await sitDown(cleo, await roomAt(env.server), 'Cleo');
  await bob.open(await linkOf(env.server, cleo));
  await bob.press('Become Cleo');
  await bob.sees('(you)');
  await bob.page.getByLabel('More').click();
  await bob.press('My devices');
  await bob.press('Take over the ended matches of Bob');
  await bob.findsNoBarrier();
  await bob.page.getByRole('button', { name: 'Take over', exact: true }).click();
  await bob.sees('One match is in your list now.');
  await bob.open('/me');
  await ended(bob).getByText('Against Ada').waitFor();
  for (const person of [ada, bob, cleo]) await person.leave();
});

const day = 86_400_000;
const playedAt = (n: number) => Date.UTC(2026, 10, 24) - n * day;

/** Match `n` of a player who has played forty of them with three seats. */
const fortieth = (n: number) => ({
  code: 'KETMKARD',
  match: n,
  game: 'kingdomino',
  you: 2,
  seats: {
    1: { name: 'Bob', points: 48, rank: 2 },
    2: { name: 'Ada', points: 31, rank: 3 },
    3: { name: 'Carla', bot: 'greedy', points: 54, rank: 1 },
  },
  started_at: playedAt(n),
  ended_at: playedAt(n),
});

test('further pages follow on request, and the filters ask for other matches', async () => {
  const ada = await env.person({ timezoneId: 'UTC' });
  await sitDown(ada, await roomAt(env.server), 'Ada');
  const asked: unknown[] = [];
  await ada.page.route('**/api/me/matches', route => {
    const wanted = route.request().postDataJSON() as { before?: number };
    asked.push(wanted);
    const first = wanted.before === undefined;
    const matches = Array.from({ length: 20 }, (_, i) => fortieth((first ? 40 : 20) - i));
    const rest = first ? { more: 77, counts: { matches: 40, won: 0, lost: 40 } } : {};
    return route.fulfill({ json: { matches, ...rest } });
  });
  await ada.open('/me');
  await ada.sees('40 matches: 0 won, 40 lost');
  assert.equal(await ended(ada).count(), 20);
  assert.match(
    await ended(ada).first().innerText(),
    /^Kingdomino · Lost, place 3 of 3\n31 : 48 : 54 · Against Bob.* and .*Carla.*\nThursday,? 15 October 2026.*\nReplay$/,
  );
  await ada.press('Show older matches');
  await eventually(async () => assert.equal(await ended(ada).count(), 40));
  assert.equal(await ada.page.getByRole('button', { name: 'Show older matches' }).count(), 0);
  await ada.sees('40 matches: 0 won, 40 lost');
  await ada.page.getByText('Filter').click();
  await ada.page.getByRole('radio', { name: 'Without a result' }).check();
  await eventually(async () => assert.deepEqual(asked.at(-1), { outcome: 'no_result' }));
  assert.deepEqual(asked.slice(0, 2), [{}, { before: 77 }]);
  await ada.findsNoBarrier();
  await ada.leave();
});

test('a player gets all that the server has stored about them, as a file', async () => {
  const ada = await env.person();
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.open('/me');
  await ada.press('Get my data');
  const saved = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: 'Save the file' }).click();
  const file = await (await saved).path();
  const data = JSON.parse(readFileSync(file, 'utf8')) as { devices: unknown[]; seats: { name: string }[] };
  assert.equal(data.devices.length, 1);
  assert.deepEqual(
    data.seats.map(({ name }) => name),
    ['Ada'],
  );
  await ada.findsNoBarrier();
  await ada.leave();
});

test('a browser that never played gets a plain sentence, in Italian, too', async () => {
  const [ada, anna] = [await env.person(), await env.italian()];
  await ada.open('/me');
  await ada.sees('You have no ended match yet.');
  await anna.open('/me');
  await anna.sees('Non hai ancora finito nessuna partita.');
  await ada.leave();
  await anna.leave();
});

test('over days, a player who waits in one match is led to another one that waits for them', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const days = { kind: 'days' };
  const [here, there] = [await roomAt(env.server, { time: days }), await roomAt(env.server, { time: days })];
  await startMatch(here, ada, bob);
  while ((await asked([ada, bob])) !== bob) await playOne([ada, bob]);
  const isLed = ada.page.getByText('Your turn in another match: Kingdomino. Against Bob');
  await startMatch(there, ada, bob);
  while ((await asked([ada, bob])) !== ada) await playOne([ada, bob]);
  assert.equal(await isLed.count(), 0, 'this match waits for her');
  await ada.open(here);
  await isLed.waitFor();
  await ada.findsNoBarrier();
  await isLed.click();
  await ada.page.waitForURL(`**${there}`);
  await ada.page.locator('.turn-banner.yours').waitFor();
  await ada.leave();
  await bob.leave();
});
