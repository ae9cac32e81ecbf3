// A newcomer plays a first match on a phone: the test touches only visible things that the text names, never
// scrolls, and has no other help.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Locator } from 'playwright-core';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

interface Point {
  x: number;
  y: number;
}

/** The middle of the first of these that is visible, uncovered and enabled. */
const middleOf = (what: Locator): Promise<Point | null> =>
  what.evaluateAll(all => {
    for (const one of all) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const over = document.elementFromPoint(at.x, at.y);
      const isCovered = over === null || !(one.contains(over) || over.contains(one));
      if (!isCovered && !one.matches(':disabled')) return at;
    }
    return null;
  });

/** The whole visible text. */
const written = ({ page }: Person) => page.locator('main').innerText();

/** The control that the text asks for next; null during others' turns. */
async function askedFor(person: Person): Promise<Locator | null> {
  const { page } = person;
  const confirm = page.getByRole('button', { name: /^(Choose it|Place it|Place it, then choose \d+)$/ });
  if ((await confirm.count()) > 0) return confirm;
  const words = await written(person);
  if (/Choose a domino from the next row\.|Also choose your next domino: that sends both\./.test(words))
    return page.getByRole('radio', { name: /^Domino \d+:/ });
  if (/Place domino \d+ in your kingdom\./.test(words))
    return page.getByRole('gridcell').filter({ has: page.locator('.spot') });
  return null;
}

const isOver = async (person: Person) => /^You (won|lost|shared)/m.test(await written(person));

/** The next point to touch according to the text; null once the match is over. */
const nextTouch = (person: Person): Promise<Point | null> =>
  eventually(async () => {
    if (await isOver(person)) return null;
    const asked = await askedFor(person);
    const middle = asked && (await middleOf(asked));
    assert.ok(middle, `nothing to touch is on the screen: ${asked}\n${await written(person)}`);
    return middle;
  });

/** Follows the text until the match is over; returns the number of touches. */
async function followsTheWords(person: Person): Promise<number> {
  for (let touches = 0; ; ++touches) {
    const next = await nextTouch(person);
    if (next === null) return touches;
    const before = await written(person);
    await person.page.touchscreen.tap(next.x, next.y);
    await eventually(async () => assert.notEqual(await written(person), before));
  }
}

test('a newcomer plays a first match against a bot on a phone, from the first page to the result', async () => {
  const ada = await env.person({ ...phone, asks: 'unsaid', tips: true });
  await ada.open('/');
  const start = await eventually(async () => {
    const middle = await middleOf(ada.page.getByRole('button', { name: 'Play against a bot: Kingdomino' }));
    assert.ok(middle, 'the button is not on the screen');
    return middle;
  });
  await ada.page.touchscreen.tap(start.x, start.y);
  await ada.page.locator('.turn-banner').waitFor();
  const touches = await followsTheWords(ada);
  console.log(`# ${touches} touches in a first match, in which each turn is asked for once more`);
  // Two first choices take 2 touches each; ten turns at most 4, as a place may take two; two last ones 3.
  assert.ok(touches <= 50);
  assert.equal(await ada.page.evaluate(() => scrollY), 0);
  await ada.sees('Play again');
  await ada.leave();
});
