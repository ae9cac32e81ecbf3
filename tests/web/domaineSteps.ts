// Plays Domaine at its table: lays out a turn by mouse, touch or keys, and sends it.
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Person } from './person';
import { botsBeside, roomAt, sitDown } from './roomSteps';
import type { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

/** How a person presses things. */
export interface Hands {
  button(button: Locator): Promise<void>;
  /** presses a place of the map that may be chosen and is visible */
  place(person: Person): Promise<void>;
}

interface Spot {
  x: number;
  y: number;
}

/** The middle of a place that may be chosen, where nothing covers it; null if none is visible. */
function spotInSight({ page }: Person): Promise<Spot | null> {
  return page.locator('.target.open').evaluateAll(all => {
    for (const one of all) {
      const { x, y, width, height } = one.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + height / 2 };
      if (one.contains(document.elementFromPoint(spot.x, spot.y))) return spot;
    }
    return null;
  });
}

async function spot(person: Person): Promise<Spot> {
  return eventually(async () => {
    const found = await spotInSight(person);
    assert.ok(found, 'no place that may be chosen is visible');
    return found;
  });
}

export const byMouse: Hands = {
  button: button => button.click(),
  async place(person) {
    const { x, y } = await spot(person);
    await person.page.mouse.click(x, y);
  },
};

export const byTouch: Hands = {
  button: button => button.tap(),
  async place(person) {
    const { x, y } = await spot(person);
    await person.page.touchscreen.tap(x, y);
  },
};

export const byKeys: Hands = {
  async button(button) {
    await button.focus();
    await button.press('Enter');
  },
  async place({ page }) {
    await page.locator('.target.open').first().focus();
    await page.keyboard.press('Enter');
  },
};

const isOver = '.ending';
const prompt = '.act:not([aria-busy=true]) .prompt';
export const send = ({ page }: Person) => page.locator('.send');
export const promptOf = ({ page }: Person) => page.locator(prompt).innerText();
export const moves = ({ page }: Person) =>
  page.locator('.laid-moves li').evaluateAll(all => all.map(one => (one as HTMLElement).dataset['move']!));

/** The person whose turn it is; null once the match is over. */
export function asked(people: readonly Person[]): Promise<Person | null> {
  return eventually(async () => {
    for (const person of people) if ((await person.page.locator(prompt).count()) > 0) return person;
    if ((await people[0]!.page.locator(isOver).count()) > 0) return null;
    throw new Error('nobody is asked, and nothing is over');
  });
}

/** The cards and places that are laid out, picked and asked for, as a text. */
const stateOf = ({ page }: Person) =>
  page.evaluate(() => {
    const act = document.querySelector('.act');
    const picked = document.querySelector('.target.picked')?.id ?? '';
    return act === null ? '' : `${act.getAttribute('aria-busy')} ${picked} ${act.textContent}`;
  });

/** Waits until the page shows the press, and the server has answered it. */
async function changed(person: Person, before: string): Promise<void> {
  await eventually(async () => {
    const now = await stateOf(person);
    assert.ok(now !== before && !now.startsWith('true'), 'nothing has changed yet');
  });
}

const isThere = async ({ page }: Person, what: string) => (await page.locator(what).count()) > 0;
const canBeDrawn = ':is(.deck, .court) .card-button:enabled';

/** Makes one press that the table asks for. */
export async function step(person: Person, hands: Hands): Promise<void> {
  const before = await stateOf(person);
  if (await isThere(person, '.target.open')) await hands.place(person);
  else if (await isThere(person, canBeDrawn)) await hands.button(person.page.locator(canBeDrawn).first());
  else await pickCard(person, hands);
  await changed(person, before);
}

/** Lays out a whole turn: the first playable card with its steps, or else a sale; then a draw. */
export async function layOut(person: Person, hands: Hands): Promise<void> {
  await person.page.locator('.act:not([aria-busy=true]) .send').waitFor({ state: 'attached' });
  while (!(await isThere(person, '.send:enabled'))) await step(person, hands);
}

async function pickCard({ page }: Person, { button }: Hands): Promise<void> {
  const playable = page.locator('.hand-of-cards .card-button:enabled:not(.only-sold)');
  const card = (await playable.count()) > 0 ? playable : page.locator('.hand-of-cards .card-button:enabled');
  await button(card.first());
  const options = page.locator('.card-option:enabled');
  await options.first().waitFor();
  if ((await page.locator('.card-option[aria-pressed=true]').count()) === 0) await button(options.first());
}

/** Lays out a turn and sends it; waits until the server has accepted it. */
export async function act(person: Person, hands: Hands): Promise<void> {
  await layOut(person, hands);
  await hands.button(send(person));
  await person.page.locator('.send:enabled').waitFor({ state: 'detached' });
}

/** Plays until all see that the match is over; returns the number of turns that these people took. */
export async function playMatch(people: readonly Person[], hands: Hands): Promise<number> {
  let turns = 0;
  for (let next = await asked(people); next !== null; next = await asked(people)) {
    await act(next, hands);
    ++turns;
  }
  for (const { page } of people) await page.locator(isOver).waitFor();
  return turns;
}

interface RoomOptions {
  seats?: number;
  options?: Record<string, unknown>;
}

/** The beginners' start, with castles on the map, so that the match begins with cards. */
export const beginners: RoomOptions = { seats: 4, options: { start: 'beginner' } };

/** Ada plays against bots. */
export async function adaAtDomaine(
  env: TestEnvironment,
  person: Person,
  { seats = 2, options = {} }: RoomOptions = {},
): Promise<string> {
  const path = await roomAt(env.server, {
    game: 'domaine',
    seats,
    options,
    bots: botsBeside(seats),
  });
  await sitDown(person, path, 'Ada');
  await person.press(/Start the match|Inizia la partita/);
  await person.page.locator('.domaine-board').waitFor();
  return path;
}
