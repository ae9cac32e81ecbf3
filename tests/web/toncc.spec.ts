// The table of Tóncc: three people choose at once, and see that the others have chosen but not what.
import assert from 'node:assert/strict';
import test from 'node:test';
import { House } from './house';
import type { Person, Wishes } from './people';
import { roomAt, sitDown } from './rooms';

const house = new House();
/** What a browser says of a server that is gone. */
const forgives = /WebSocket connection to|ERR_CONNECTION_REFUSED/;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A place of the board, or a region of the map. */
const place = ({ page }: Person, name: string) => page.locator(`[id="toncc-place-${name}"]`);
const region = ({ page }: Person, name: string) => page.locator(`[id="toncc-map-${name}"]`);
const confirm = ({ page }: Person) => page.getByRole('button', { name: 'Go there', exact: true });
const board = ({ page }: Person) => page.locator('.toncc-board');
const pawns = ({ page }: Person) =>
  page.locator('.pawn').evaluateAll(pawns => pawns.map(pawn => pawn.getAttribute('style')));

/** By keyboard alone: from the place where the King stands. */
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

async function threeAtTheTable(...wishes: Wishes[]): Promise<Person[]> {
  const path = await roomAt(house.server, { game: 'toncc', seats: 3 });
  const people: Person[] = [];
  for (const [index, name] of ['Ada', 'Bob', 'Cleo'].entries()) {
    people.push(await house.person({ forgives, ...wishes[index] }));
    await sitDown(people[index]!, path, name);
  }
  await people[0]!.press('Start the match');
  for (const person of people) await board(person).waitFor();
  return people;
}

test('three browsers choose at once, see only that the others have chosen, and a killed server loses no choice', async () => {
  const people = await threeAtTheTable({}, { ...phone }, { colorScheme: 'dark' });
  const [ada, bob, cleo] = people as [Person, Person, Person];

  await place(ada, 'n1').click();
  await ada.sees('To the north:');
  await ada.press('Take back');
  await place(ada, 'n1').click();
  await confirm(ada).click();
  await ada.sees('You go to the north.');
  await bob.sees('Ada has chosen.');
  assert.equal(await bob.page.locator('.way').count(), 0);
  assert.deepEqual(await pawns(bob), await pawns(cleo));
  await ada.page.reload();
  await ada.sees('You go to the north.');

  await house.server.kill();
  for (const person of people) await person.sees('The line is lost.');
  await house.server.up();
  for (const person of people) await person.page.getByText('The line is lost.').waitFor({ state: 'hidden' });
  await ada.sees('Waiting for Bob, Cleo.');
  await place(bob, 'n1').tap();
  await confirm(bob).tap();
  await walk(cleo, 'ArrowUp');
  for (const person of people) await person.page.locator('.event-log').getByText('All move: Ada').waitFor();
  await ada.page.locator('.event-log').getByText('Ada, Bob, Cleo contest').waitFor();
  assert.equal(await ada.page.locator('.toncc-map .seal').count(), 1);

  for (const person of people) await person.findsNoBarrier();
  for (const person of people) await person.leave();
});

test('the region under the pointer, the keyboard or the finger tells who is strongest there', async () => {
  const ada = await house.person();
  await sitDown(
    ada,
    await roomAt(house.server, { game: 'toncc', seats: 3, bots: { 2: 'random', 3: 'random' } }),
    'Ada',
  );
  await ada.press('Start the match');
  const card = ada.page.locator('.region-card');
  const order = async () =>
    (await card.locator('.strengths .who').allInnerTexts()).map(name => name.slice(0, 3));
  await region(ada, 'Y3').hover();
  await card.getByText('Y3: yellow, square, 3 lines, 3 dots').waitFor();
  assert.match((await order())[1]!, /Ada/); // R3.2: on yellow Yellow, Blue, Red
  assert.equal(await ada.page.locator('.map-line.looked').count(), 4);
  await region(ada, 'B1').focus();
  await ada.page.keyboard.press('ArrowDown');
  await card.getByText('Y1: yellow, circle, 1 line, 1 dot').waitFor();
  await region(ada, 'B4').click();
  assert.match((await order())[0]!, /Ada/);
  await ada.leave();
});

test('the rules are there with their pictures, on a phone too', async () => {
  const ada = await house.italian(phone);
  await ada.open('/rules/toncc#R3.4');
  await ada.sees('Le regole di Tóncc');
  assert.equal(await ada.page.getByRole('img').count(), 6);
  await ada.findsNoBarrier();
  assert.ok((await ada.page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  await ada.leave();
});
