// At Kingdomino's table, as people sit there: by mouse or by keys alone.
import type { House } from './house';
import type { Person } from './people';
import { roomAt, sitDown } from './rooms';

/** What whoever plays did when asked once. */
export type Did = 'chose' | 'placed' | 'waited' | 'ended';
type Way = (person: Person) => Promise<void>;

export interface Hands {
  choose: Way;
  place: Way;
}

const confirm = (person: Person) => person.page.locator('.confirm-bar .confirm').click();

export const byMouse: Hands = {
  choose: async person => {
    await person.page.locator('.choice').first().click();
    await confirm(person);
  },
  place: async person => {
    await person.page.locator('.placing .spot').first().click();
    await confirm(person);
  },
};

export const byTouch: Hands = {
  choose: async ({ page }) => {
    await page.locator('.choice').first().tap();
    await page.locator('.confirm-bar .confirm').tap();
  },
  place: async ({ page }) => {
    await page.locator('.placing .spot').first().tap();
    await page.locator('.confirm-bar .confirm').tap();
  },
};

/** The table takes the keyboard when a turn begins: nothing is clicked, no key leads there. */
export const byKeys: Hands = {
  choose: async ({ page }) => {
    await page.waitForFunction(() => document.activeElement?.matches('.choice'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  place: async ({ page }) => {
    await page.waitForFunction(() => document.activeElement?.matches('.placing'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  },
};

/** The position in the log that the table shows, so that an answer is waited for. */
const told = ({ page }: Person) => page.locator('.event-log li').count();

export async function act(person: Person, hands: Hands): Promise<Did> {
  const { page } = person;
  if ((await page.locator('.ending, .round-break').count()) > 0) return 'ended';
  const before = await told(person);
  const places = (await page.locator('.placing .spot').count()) > 0;
  if (!places && (await page.locator('.choice').count()) === 0) return 'waited';
  await (places ? hands.place(person) : hands.choose(person));
  await page.waitForFunction(
    lines =>
      document.querySelectorAll('.event-log li').length > lines || document.querySelector('.round-break'),
    before,
  );
  return places ? 'placed' : 'chose';
}

/** Until the round is over; how often somebody placed and chose. */
export async function playRound(people: readonly Person[], hands: Hands): Promise<Record<Did, number>> {
  const done = { chose: 0, placed: 0, waited: 0, ended: 0 };
  while (done.ended === 0 && done.waited < 2000)
    for (const person of people) {
      const did = await act(person, hands);
      ++done[did];
      if (did === 'waited') await person.page.waitForTimeout(15);
    }
  return done;
}

/** Until that person is asked to place, or to choose. */
export async function playUntil(asked: '.placing' | '.choice', person: Person): Promise<void> {
  while ((await person.page.locator(asked).count()) === 0)
    if ((await act(person, byMouse)) === 'waited') await person.page.waitForTimeout(15);
}

/** Ada and Bob; the match has begun. */
export async function twoAtTable(house: House): Promise<[Person, Person]> {
  const [ada, bob] = [await house.person(), await house.person()];
  const path = await roomAt(house.server);
  await sitDown(ada, path, 'Ada');
  await sitDown(bob, path, 'Bob');
  await ada.press('Start the match');
  for (const { page } of [ada, bob]) await page.locator('.kingdomino').waitFor();
  return [ada, bob];
}

interface Wish {
  seats?: number;
  options?: Record<string, unknown>;
}

/** Ada against bots. */
export async function adaAtTable(
  house: House,
  person: Person,
  { seats = 2, options = {} }: Wish = {},
): Promise<string> {
  const others = Array.from({ length: seats - 1 }, (_, n) => [n + 2, 'greedy']);
  const path = await roomAt(house.server, { seats, options, bots: Object.fromEntries(others) });
  await sitDown(person, path, 'Ada');
  await person.press('Start the match');
  await person.page.locator('.kingdomino').waitFor();
  return path;
}
