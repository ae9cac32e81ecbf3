// The clocks of a match: the host chooses them, everybody sees them, and only the clock of the player who
// must decide runs. In tests/server/room, clocks reach zero.
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Message, Interposed } from './fakedMessages';
import { allIsInSight, firstWindow, inEveryWindow, pointers } from './inSight';
import type { Person } from './person';
import { asked, botsBeside, playOne, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

const clocks = ({ page }: Person) => page.locator('.clocks [role=timer]');
const choose = ({ page }: Person, name: string) => page.getByRole('radio', { name, exact: true }).click();

test('the host chooses clocks, a guest sees them before sitting down, and the clock of the player who must decide runs', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = `${await roomAt(env.server, { seats: 3, bots: { 3: 'greedy' } })}?list`;
  await sitDown(ada, path, 'Ada');
  await ada.page.getByText('Change the settings').click();
  await choose(ada, 'quick');
  await choose(ada, 'a bot plays this turn');
  await bob.open(path);
  await bob.sees(
    "Clocks, quick: 4 minutes for each player, and 8 seconds more per turn; at most 4 minutes. When a player's time runs out, a bot plays this turn.",
  );
  await ada.findsNoBarrier();
  await sitDown(bob, path, 'Bob');
  await ada.press('Start the match');
  const first = await asked([ada, bob]);
  const [name, other, next] = first === ada ? ['Ada', 'Bob', bob] : ['Bob', 'Ada', ada];
  for (const person of [ada, bob]) {
    // The bot has no clock.
    await eventually(async () => assert.equal(await clocks(person).count(), 2));
    await person.page.locator('.clocks .runs').getByText(`${name}: 3:5`).waitFor();
    await clocks(person).getByText(`${other}: 4:00`).waitFor();
  }
  await ada.findsNoBarrier();
  assert.equal(await playOne([ada, bob]), first);
  assert.equal(await asked([ada, bob]), next);
  for (const person of [ada, bob]) {
    await person.page.locator('.clocks .runs').getByText(`${other}: `).waitFor();
    assert.equal(await person.page.locator('.clocks .runs').count(), 1, 'the other clock has stopped');
  }
  for (const person of [bob, ada]) await person.leave();
});

test('an invitation with clocks is sent from the first page', async () => {
  const ada = await env.person();
  await ada.open('/');
  await ada.press('Play with friends: Kingdomino');
  await ada.page.getByText('Variants').click();
  await choose(ada, 'days');
  await ada.sees('7 days for each player, and 1.5 days more per turn; at most 10 days.');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.press('Open the room');
  await ada.sees('Clocks, days: 7 days for each player');
  await ada.leave();
});

test('between two matches, the host changes the clocks, and the other player reads why they must agree again', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await ada.page.getByLabel('More', { exact: true }).click();
  await ada.page.locator('.menu').getByRole('button', { name: 'End the match' }).click();
  await ada.press('Without a result');
  await bob.press('Agree');
  await bob.press('Play again');
  await ada.page.getByText('Clocks of the next match').click();
  await choose(ada, 'quick');
  await ada.sees('4 minutes for each player');
  await ada.findsNoBarrier();
  await bob.sees('The host has changed the clocks of the next match.');
  await bob.findsNoBarrier();
  await bob.press('Play again');
  await ada.press('Play again');
  await eventually(async () => assert.equal(await clocks(ada).count(), 2));
  await bob.leave();
  await ada.leave();
});

const below = (left: number, more: object = {}, outs: object[] = []): Message => ({
  t: 'clocks',
  match: 1,
  v: 0,
  outs,
  seats: { 1: { left, runs: true, ...more }, 2: { left: 240_000 } },
});

test('a clock at zero is a sentence in the log, and half of the time is said once to the player who thinks', async () => {
  const ada = await env.person();
  const server = await Interposed.at(ada.page);
  const time = { kind: 'live', bank: 240, add: 8, cap: 240, at_zero: 'play' };
  await sitDown(ada, await roomAt(env.server, { bots: { 2: 'greedy' }, time }), 'Ada');
  await ada.press('Start the match');
  const own = ada.page.locator('.seat-clock');
  // While Ada must decide, the server sends no clocks of its own.
  await ada.page.locator('.seat-clock.runs').waitFor();
  const told = ada.page.locator('[aria-live=polite]');
  assert.equal(await told.getByText('Half of your time').count(), 0);
  server.say(below(120_500));
  await told.getByText('Half of your time is left.').waitFor({ state: 'attached' });
  server.say(below(-12_000, { out: true }, [{ v: 0, seat: 1 }]));
  await own.getByText(/^−0:1/).waitFor();
  await ada.page.locator('.event-log').getByText("Ada's time ran out: a bot plays this turn.").waitFor();
  await ada.findsNoBarrier();
  server.say(below(-12_000, { holidays: 2 }));
  await own.getByText('holiday').waitFor();
  await ada.leave();
});

/** Makes bots look like people, so that all seats have clocks. */
function asPeople(message: Message): Message {
  const seats = message.t === 'room' ? (message.seats as Record<string, Message>) : {};
  const named = Object.entries(seats).map(([seat, { bot, ...who }]) => [
    seat,
    bot === undefined ? who : { ...who, name: 'Max Mustermann', here: true, ready: true },
  ]);
  return message.t === 'room' ? { ...message, seats: Object.fromEntries(named) } : message;
}

for (const [game, seats] of [
  ['kingdomino', 4],
  ['dominium', 2],
  ['toncc', 3],
  ['domaine', 4],
] as const)
  for (const by of pointers)
    test(`${game} with ${seats}, by ${by}: the clocks are whole in every window`, async () => {
      const ada = await env.person(firstWindow(by));
      const server = await Interposed.at(ada.page);
      const path = await roomAt(env.server, { game, seats, bots: botsBeside(seats), time: { kind: 'days' } });
      await sitDown(ada, path, 'Ada');
      server.tells(asPeople);
      await ada.press('Start the match');
      await eventually(async () => assert.equal(await ada.page.locator('.seat-clock').count(), seats));
      await inEveryWindow(ada, by, async () => {
        const seen = '.turn-banner, .seat-panel, .standing, .seat-clock';
        await allIsInSight(ada, 'with clocks', { seen, pressed: '.table-head button' }, 24);
        const cut = await ada.page.locator('.seat-clock').evaluateAll(all =>
          all
            .filter(one => {
              const [inner, outer] = [one, one.closest('.who')!].map(of => of.getBoundingClientRect());
              return inner!.right > outer!.right + 1 || inner!.bottom > outer!.bottom + 1;
            })
            .map(one => one.textContent),
        );
        assert.deepEqual(cut, []);
      });
      await ada.leave();
    });
