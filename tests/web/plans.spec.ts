// Plans in a match of Kingdomino whose players look in when they like: PROTOCOL.md, "Plans".
import assert from 'node:assert/strict';
import test from 'node:test';
import { allIsInSight, finger, firstWindow, inEveryWindow, mouse, pointers } from './inSight';
import { act, byMouse } from './kingdominoSteps';
import { speak, type Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

interface Table {
  /** the person who must decide */
  mover: Person;
  /** the other person, who waits */
  planner: Person;
}

const offer = ({ page }: Person) => page.getByRole('button', { name: 'Plan my move', exact: true });
const button = ({ page }: Person, name: string) => page.locator('.plan').getByRole('button', { name });
const plan = ({ page }: Person) => page.locator('.plan');
const wishes = ({ page }: Person) => page.locator('.choice');
const banner = ({ page }: Person, text: string) => page.locator('.turn-banner').getByText(text);

/** Ada and Bob sit down beside bots, and the match begins. */
async function begin(seats: number, time: object, options = {}): Promise<[Person, Person]> {
  const [ada, bob] = [await env.person(options), await env.person(options)];
  const bots = Object.fromEntries(Array.from({ length: seats - 2 }, (_, n) => [n + 3, 'greedy']));
  const path = await roomAt(env.server, { seats, bots, time: { ...time } });
  await sitDown(ada, path, 'Ada');
  await sitDown(bob, path, 'Bob');
  await ada.press('Start the match');
  return [ada, bob];
}

async function whoDecides([ada, bob]: readonly [Person, Person]): Promise<Table> {
  const mover = await eventually(async () => {
    for (const person of [ada, bob])
      if ((await person.page.locator('.turn-banner.yours').count()) > 0) return person;
    throw new Error('nobody has to decide');
  });
  return { mover, planner: mover === ada ? bob : ada };
}

/** Plays until the first turn. Its kings all place and choose, so that the person who waits can plan both. */
async function inFirstTurn(people: [Person, Person]): Promise<Table> {
  for (;;) {
    const table = await whoDecides(people);
    if ((await table.mover.page.locator('.placing').count()) > 0) return table;
    if ((await table.mover.page.locator('.domino-row').count()) > 1)
      await table.mover.page.locator('.placing').waitFor();
    else await act(table.mover, byMouse);
  }
}

/** Begins a plan, and lays the domino on the first place that the board offers. */
async function layAhead(planner: Person): Promise<void> {
  await offer(planner).click();
  await planner.page.locator('.placing .spot').first().click();
  await planner.page.locator('.placing.pinned .held.fits').waitFor();
  await wishes(planner).first().waitFor();
}

/** The domino of each wish, in order. */
async function wished(planner: Person): Promise<string[]> {
  const ranks = await planner.page
    .locator('.row-domino:has(.wish-rank)')
    .evaluateAll(all =>
      all.map(one => [
        one.querySelector('.wish-rank')!.getAttribute('data-rank')!,
        one.querySelector('.number')!.textContent!,
      ]),
    );
  return ranks.sort(([a], [b]) => Number(a) - Number(b)).map(([, domino]) => domino!);
}

const freeDominoes = (planner: Person) => wishes(planner).locator('.number').allTextContents();

/** Keeps the laid out plan, and waits until the server has it. */
async function keep(planner: Person): Promise<void> {
  await button(planner, 'Keep the plan').click();
  await plan(planner).getByText('Your plan:').waitFor();
}

test('a plan by clicks is kept over a reload, and played when its player must decide', async () => {
  const people = await begin(3, { kind: 'days' });
  const { mover, planner } = await inFirstTurn(people);
  await layAhead(planner);
  assert.equal(await button(planner, 'Keep the plan').isEnabled(), true, 'a placement alone is a plan');
  const free = await freeDominoes(planner);
  const last = free.at(-1)!;
  const others = free.slice(0, -1); // at least one, because the person who must decide has not chosen
  for (let n = free.length - 1; n >= 0; --n) await wishes(planner).nth(n).click();
  await eventually(async () => assert.deepEqual(await wished(planner), [...free].reverse()));
  await wishes(planner).last().click();
  await eventually(async () => assert.deepEqual(await wished(planner), [...others].reverse()));
  await wishes(planner).last().click();
  const order = [...[...others].reverse(), last];
  await eventually(async () => assert.deepEqual(await wished(planner), order));
  await planner.findsNoBarrier();
  await keep(planner);
  const told = await plan(planner).locator('p').first().textContent();
  assert.ok(told!.endsWith(`Wishes: ${order.join(', ')}.`), told!);

  await planner.page.reload();
  await plan(planner).getByText(told!).waitFor();
  await planner.page.locator('.own-kingdom .held.planned').waitFor();
  await planner.findsNoBarrier();
  assert.equal(await mover.page.locator('.plan, .wish-rank, .held.planned').count(), 0);

  await act(mover, byMouse);
  await act(mover, byMouse);
  await banner(planner, 'Your plan was played.').waitFor();
  const squares = told!.match(/\b[a-m]\d+\b/g)!;
  assert.equal(squares.length, 2);
  for (const square of squares)
    await planner.page
      .locator(`.own-kingdom [aria-label^="${square}: "]:not([aria-label$="empty"])`)
      .waitFor();
  for (const person of people) await person.leave();
});

test('a player changes a plan and drops it, by keyboard', async () => {
  const people = await begin(3, { kind: 'none', pace: 'whenever' });
  const { planner } = await inFirstTurn(people);
  const { page } = planner;
  await offer(planner).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.placing'));
  await page.keyboard.press('ArrowUp');
  await wishes(planner).first().focus();
  await page.keyboard.press('Space');
  const [first] = await freeDominoes(planner);
  await eventually(async () => assert.deepEqual(await wished(planner), [first]));
  await button(planner, 'Keep the plan').focus();
  await page.keyboard.press('Enter');
  await plan(planner).getByText('Your plan:').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Change');
  await page.keyboard.press('Enter');
  await page.locator('.placing.pinned .held.fits').waitFor();
  assert.deepEqual(await wished(planner), [first]);
  await button(planner, 'Cancel').focus();
  await page.keyboard.press('Enter');
  await plan(planner).getByText('Your plan:').waitFor();
  await button(planner, 'Delete').focus();
  await page.keyboard.press('Enter');
  await offer(planner).waitFor();
  assert.equal(await page.locator('.held.planned, .wish-rank').count(), 0);
  await page.reload();
  await offer(planner).waitFor();
  for (const person of people) await person.leave();
});

test('a plan whose only wish is taken no longer fits, and its player decides', async () => {
  const people = await begin(3, { kind: 'days' });
  const { mover, planner } = await inFirstTurn(people);
  await layAhead(planner);
  const [first] = await freeDominoes(planner);
  await wishes(planner).first().click();
  await keep(planner);
  await act(mover, byMouse);
  await mover.page.locator(`#choice-${first}`).click();
  await mover.page.locator('.confirm-bar .confirm').click();
  await banner(planner, 'Your plan no longer fits.').waitFor();
  await planner.page.locator('.turn-banner.yours').waitFor();
  assert.equal(await planner.page.locator('.held.planned, .wish-rank').count(), 0);
  await act(planner, byMouse);
  await banner(planner, 'Your plan no longer fits.').waitFor({ state: 'detached' });
  for (const person of people) await person.leave();
});

test('nobody plans in a match that people play together', async () => {
  const people = await begin(2, { kind: 'none' });
  const { planner } = await inFirstTurn(people);
  await planner.page.locator('.turn-banner:not(.yours)').waitFor();
  assert.equal(await planner.page.locator('.plan').count(), 0);
  for (const person of people) await person.leave();
});

const needed = { seen: '.turn-banner, .plan, .row-domino', pressed: '.plan button, .choice' };

for (const seats of [2, 4])
  for (const by of pointers)
    test(`a plan with ${seats} players, by ${by}, is whole in every window and in both languages`, async () => {
      const people = await begin(seats, { kind: 'days' }, firstWindow(by));
      const { planner } = await inFirstTurn(people);
      const least = by === 'touch' ? finger : mouse;
      const isWhole = (when: string) =>
        inEveryWindow(planner, by, () => allIsInSight(planner, when, needed, least));
      await isWhole('with the offer');
      await layAhead(planner);
      await isWhole('with a placement');
      for (const n of [0, 1]) await wishes(planner).nth(n).click();
      await isWhole('with wishes');
      await keep(planner);
      await isWhole('with a plan');
      await speak(planner, 'it');
      await plan(planner).getByText('Il tuo piano:').waitFor();
      await isWhole('with a plan in Italian');
      await button(planner, 'Cambia').click();
      await planner.page.locator('.placing.pinned .held.fits').waitFor();
      await isWhole('with wishes in Italian');
      for (const person of people) await person.leave();
    });
