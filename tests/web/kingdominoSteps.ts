// Plays Kingdomino at its table, by mouse or by keys alone.
import type { Person, PersonOptions } from './person';
import { botsBeside, roomAt, sitDown } from './roomSteps';
import type { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

/** The kind of a person's action. */
export type Did = 'chose' | 'placed';
type Way = (person: Person) => Promise<void>;

export interface Hands {
  choose: Way;
  place: Way;
}

const isOver = '.ending, .round-break';

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

const enter = async ({ page }: Person, arrow: string) => {
  await page.keyboard.press(arrow);
  await page.locator('.confirm-bar').waitFor();
  await page.keyboard.press('Enter');
};

/** Places and chooses, and sends both with one touch: three clicks instead of four. */
export const inOneGo: Hands = {
  choose: byMouse.choose,
  place: async person => {
    await person.page.locator('.placing .spot').first().click();
    await person.page.locator('.points-change', { hasText: '→' }).waitFor();
    const choices = person.page.locator('.choice');
    if ((await choices.count()) > 0) await choices.first().click();
    await confirm(person);
  },
};

/** Plays without confirmation before a move is sent: two clicks per turn. */
export const atOnce: Hands = {
  choose: async person => {
    await person.page.locator('.choice').first().click();
  },
  place: async person => {
    const { page } = person;
    const choices = page.locator('.choice');
    await page.locator('.placing .spot').first().click();
    // The server has said which dominoes are open, or the page has sent the placement.
    const laid = '.points-change:has-text("→"), .held.sent';
    await page
      .locator(`${laid}, .placing:not(.pinned), .own-kingdom .kingdom-board:not(.placing), ${isOver}`)
      .first()
      .waitFor();
    if ((await choices.count()) > 0) await choices.first().click();
  },
};

/** Plays by keys: the table gets the focus when a turn begins, without a click or a key. */
export const byKeys: Hands = {
  choose: async person => {
    await person.page.waitForFunction(() => document.activeElement?.matches('.choice'));
    await enter(person, 'ArrowDown');
  },
  place: async person => {
    await person.page.waitForFunction(() => document.activeElement?.matches('.placing'));
    await enter(person, 'ArrowUp');
  },
};

const isThere = async ({ page }: Person, what: string) => (await page.locator(what).count()) > 0;

/** The person whose turn it is; null once the match, or its round, is over. */
export function asked(people: readonly Person[]): Promise<Person | null> {
  return eventually(async () => {
    for (const person of people) if (await isThere(person, '.placing, .choice:enabled')) return person;
    if (await isThere(people[0]!, isOver)) return null;
    throw new Error('nobody is asked, and nothing is over');
  });
}

/**
 * Waits for that person's turn, and places or chooses; waits until the server has accepted the move and the
 * table shows its result.
 */
export async function act(person: Person, hands: Hands): Promise<Did> {
  if ((await asked([person])) === null) throw new Error('the match is over');
  const places = await isThere(person, '.placing');
  await (places ? hands.place(person) : hands.choose(person));
  await person.page.locator('.confirm-bar').first().waitFor({ state: 'detached' });
  return places ? 'placed' : 'chose';
}

/** Plays until all see that the round is over; counts the actions by kind. */
export async function playRound(people: readonly Person[], hands: Hands): Promise<Record<Did, number>> {
  const done = { chose: 0, placed: 0 };
  for (let next = await asked(people); next !== null; next = await asked(people))
    ++done[await act(next, hands)];
  for (const { page } of people) await page.locator(isOver).first().waitFor();
  return done;
}

/** Plays until that person has to place, or to choose alone. */
export async function playUntil(wanted: '.placing' | '.choice', person: Person): Promise<void> {
  const there = wanted === '.placing' ? wanted : '.kingdomino:not(:has(.placing)) .choice';
  while ((await asked([person])) !== null && !(await isThere(person, there))) await act(person, byMouse);
  await person.page.locator(there).first().waitFor();
}

/** Ada and Bob are at the table, and the match has begun. */
export async function twoAtTable(
  env: TestEnvironment,
  options: PersonOptions = {},
): Promise<[Person, Person]> {
  const [ada, bob] = [await env.person(options), await env.person(options)];
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await sitDown(bob, path, 'Bob');
  await ada.press('Start the match');
  for (const { page } of [ada, bob]) await page.locator('.kingdomino').waitFor();
  return [ada, bob];
}

interface RoomOptions {
  seats?: number;
  options?: Record<string, unknown>;
}

/** Ada plays against bots. */
export async function adaAtTable(
  env: TestEnvironment,
  person: Person,
  { seats = 2, options = {} }: RoomOptions = {},
): Promise<string> {
  const path = await roomAt(env.server, { seats, options, bots: botsBeside(seats) });
  await sitDown(person, path, 'Ada');
  await person.press('Start the match');
  await person.page.locator('.kingdomino').waitFor();
  return path;
}
