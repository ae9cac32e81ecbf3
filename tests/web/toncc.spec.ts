// The table of Tóncc: three people choose at once, see who has chosen but not what, and play three
// challenges.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person, PersonOptions } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
/** Console messages about a server that is down. */
const forgives = /WebSocket connection to|ERR_CONNECTION_REFUSED/;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A place of the board, or a region of the map. */
const place = ({ page }: Person, name: string) => page.locator(`[id="toncc-place-${name}"]`);
const region = ({ page }: Person, name: string) => page.locator(`[id="toncc-map-${name}"]`);
const confirm = ({ page }: Person) => page.getByRole('button', { name: 'Go there', exact: true });
const board = ({ page }: Person) => page.locator('.toncc-board');
const pawns = ({ page }: Person) =>
  page.locator('.pawn').evaluateAll(pawns => pawns.map(pawn => pawn.getAttribute('style')));

/** Goes to a place with an unconquered region, or else to any place, by a click and Enter. */
async function choose(person: Person): Promise<void> {
  const open = person.page.locator('.spot.open');
  const labels = await open.evaluateAll(spots => spots.map(spot => spot.getAttribute('aria-label') ?? ''));
  const free = labels.findIndex(label => /Nobody has conquered it|Nessuno l'ha conquistata/.test(label));
  await open.nth(Math.max(free, 0)).click();
  await person.page.locator('.confirm-bar').waitFor();
  await person.page.keyboard.press('Enter');
  await person.page.locator('.confirm-bar').waitFor({ state: 'detached' });
}

/** Moves the focus by an arrow key from the King's place, and goes there, by keyboard alone. */
async function walk(person: Person, arrow: string): Promise<void> {
  const { page } = person;
  await page.locator('.toncc-board.choosing').waitFor();
  await page.locator('.toncc-board .spot[tabindex="0"]').focus();
  await page.keyboard.press(arrow);
  await page.keyboard.press('Enter');
  await page.locator('.confirm-bar').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.confirm-bar').waitFor({ state: 'detached' });
}

const boxOf = async ({ page }: Person, what: string) => (await page.locator(what).boundingBox())!;
const topOf = async (person: Person, what: string) => (await boxOf(person, what)).y;
const bottomOf = async (person: Person, what: string) => {
  const { y, height } = await boxOf(person, what);
  return y + height;
};

/** All choose at once, until the challenge is over. */
async function playChallenge(people: readonly Person[]): Promise<void> {
  const isOver = '.round-break, .ending';
  await Promise.all(
    people.map(async person => {
      const next = person.page.locator(`.toncc-board.choosing, ${isOver}`).first();
      for (await next.waitFor(); (await person.page.locator(isOver).count()) === 0; await next.waitFor())
        await choose(person);
    }),
  );
}

/**
 * Ends the challenge by three choices in a row without a conquest (R3.4). Expects that all Kings have come to
 * the same place from the south.
 */
async function walkToAndFro(people: readonly Person[]): Promise<void> {
  for (const arrow of ['ArrowDown', 'ArrowUp', 'ArrowDown'])
    await Promise.all(people.map(person => walk(person, arrow)));
  for (const person of people) await person.page.locator('.round-break, .ending').first().waitFor();
}

/** The numbers in the table of totals, one row for each King. */
async function totals({ page }: Person): Promise<number[][]> {
  const rows = await page.locator('.totals tbody tr').all();
  return Promise.all(rows.map(async row => (await row.locator('td').allInnerTexts()).map(Number)));
}

async function threeAtTheTable(...options: PersonOptions[]): Promise<Person[]> {
  const path = await roomAt(env.server, { game: 'toncc', seats: 3 });
  const people: Person[] = [];
  for (const [index, name] of ['Ada', 'Bob', 'Cleo'].entries()) {
    people.push(await env.person({ forgives, ...options[index] }));
    await sitDown(people[index]!, path, name);
  }
  await people[0]!.press('Start the match');
  for (const person of people) await board(person).waitFor();
  return people;
}

test('three browsers play three challenges to the result; a kill of the server in the second one loses no choice', async () => {
  const people = await threeAtTheTable({}, { ...phone }, { colorScheme: 'dark' });
  const [ada, bob, cleo] = people as [Person, Person, Person];

  await place(ada, 'n1').click();
  await ada.sees('To the north:');
  await ada.press('Cancel');
  await place(ada, 'n1').click();
  await confirm(ada).click();
  await ada.sees('You go to the north.');
  await bob.sees('Ada has chosen.');
  assert.equal(await bob.page.locator('.way').count(), 0);
  assert.deepEqual(await pawns(bob), await pawns(cleo));
  await place(bob, 'n1').tap();
  await bob.page.evaluate(() => scrollTo(0, 0));
  assert.ok((await bottomOf(bob, '.strengths')) <= (await topOf(bob, '.confirm-bar')));
  await confirm(bob).tap();
  await walk(cleo, 'ArrowUp');
  for (const person of people)
    await person.page.locator('.event-log').getByText('Everyone moves: Ada').waitFor();
  for (const { page } of people) assert.equal(await page.locator('.trails > g').count(), 3);
  await ada.page.locator('.event-log').getByText('Ada, Bob, Cleo contest').waitFor();
  assert.equal(await ada.page.locator('.toncc-map .seal').count(), 1);
  for (const person of people) await person.findsNoBarrier();
  await playChallenge(people);
  assert.equal(await ada.page.locator('.round-break h2').innerText(), 'Challenge 1 of 3 is over');
  await ada.page.locator('.event-log').getByText('The challenge is over').waitFor();
  const first = (await totals(ada)).map(([points]) => points!);
  await bob.findsNoBarrier();

  for (const person of people) await person.press('Ready for the next challenge');
  for (const person of people) await person.sees('Challenge 2 of 3.');
  for (const { page } of people) assert.equal(await page.locator('.trails > g').count(), 0);
  await walk(ada, 'ArrowUp');
  await bob.sees('Ada has chosen.');
  await env.server.kill();
  for (const person of people) await person.sees('Connection lost.');
  await env.server.up();
  for (const person of people) await person.page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  await ada.page.reload();
  await ada.sees('You go to the north.');
  await ada.sees('Waiting for Bob and Cleo.');
  for (const person of [bob, cleo]) await walk(person, 'ArrowUp');
  await walkToAndFro(people);
  assert.equal(await ada.page.locator('.round-break h2').innerText(), 'Challenge 2 of 3 is over');

  for (const person of people) await person.press('Ready for the next challenge');
  for (const person of people) await person.sees('Challenge 3 of 3.');
  await Promise.all(people.map(person => walk(person, 'ArrowUp')));
  await walkToAndFro(people);
  // R4.5: in the second and the third challenge, all three are equal.
  for (const person of people) {
    await person.page.locator('.ending').waitFor();
    assert.deepEqual(
      await totals(person),
      first.map(points => [points, 1, 1, points + 2]),
    );
  }
  const rankings = await Promise.all(people.map(person => person.page.locator('.ranking').innerText()));
  assert.equal(new Set(rankings).size, 1);
  const best = Math.max(...first) + 2;
  assert.match(rankings[0]!, new RegExp(`^\\w+\\s+${best} tóncc`), 'a crown takes the place of the number');
  await ada.findsNoBarrier();
  for (const person of people) await person.leave();
});

test('the region under the pointer, the focus or the finger shows the order of strength', async () => {
  const ada = await env.person();
  await sitDown(
    ada,
    await roomAt(env.server, { game: 'toncc', seats: 3, bots: { 2: 'random', 3: 'random' } }),
    'Ada',
  );
  await ada.press('Start the match');
  const card = ada.page.locator('.region-card');
  const order = async () =>
    (await card.locator('.strengths .who').allInnerTexts()).map(name => name.slice(0, 3));
  await region(ada, 'Y3').hover();
  await card.getByText('Y3: yellow, square, 3 lines, 3 dots').waitFor();
  assert.match((await order())[1]!, /Ada/); // R3.2: on yellow the order is Yellow, Blue, Red
  await eventually(async () => assert.equal(await ada.page.locator('.map-line.looked').count(), 4));
  await region(ada, 'B1').focus();
  await ada.page.keyboard.press('ArrowDown');
  await card.getByText('Y1: yellow, circle, 1 line, 1 dot').waitFor();
  await region(ada, 'B4').click();
  await eventually(async () => assert.match((await order())[0]!, /Ada/));
  await ada.page.getByRole('button', { name: 'IT', exact: true }).click();
  await region(ada, 'Y3').hover();
  await card.getByText('G3: giallo, quadrato, 3 linee, 3 pallini').waitFor();
  await ada.leave();
});

test('on a phone, a touch enlarges the map, where a region can be touched', async () => {
  const ada = await env.person(phone);
  const { page } = ada;
  const bots = { 2: 'random', 3: 'random' };
  await sitDown(ada, await roomAt(env.server, { game: 'toncc', seats: 3, bots }), 'Ada');
  await ada.press('Start the match');
  await page.mouse.move(0, 0); // the pointer would rest on the large map
  const small = await boxOf(ada, '.toncc-map');
  await page.locator('.enlarge-map').tap();
  const large = page.getByRole('dialog');
  await large.waitFor();
  assert.ok((await boxOf(ada, '.large-map .toncc-map')).width > 1.5 * small.width);
  await region(ada, 'Y3').tap();
  await large.getByText('Y3: yellow, square, 3 lines, 3 dots').waitFor();
  await ada.findsNoBarrier();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  assert.equal((await boxOf(ada, '.map-place .toncc-map')).width, small.width);
  await ada.leave();
});

test('the rules have their pictures, on a phone, too', async () => {
  const ada = await env.italian(phone);
  await ada.open('/rules/toncc#R3.4');
  await ada.sees('Le regole di Tóncc');
  await eventually(async () => assert.equal(await ada.page.getByRole('img').count(), 6));
  await ada.findsNoBarrier();
  await ada.hasNothingBeside();
  await ada.leave();
});
