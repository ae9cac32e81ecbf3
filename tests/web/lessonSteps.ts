// In a lesson: by a person who does what it says, or something else.
import assert from 'node:assert/strict';
import type { Person } from './person';
import { eventually } from './waiting';

export interface Hint {
  /** with its number, `3 of 16` */
  text: string;
  /** the number of the decision */
  ask: string;
  /** ids of the places that are marked */
  places: string[];
  /** the classes of all else that is marked */
  parts: string[];
  /** it is only to be read */
  isTold: boolean;
  isEnd: boolean;
}

/** What one does at that game's table when a hint asks for something. */
export interface Hands {
  asTold(person: Person, hint: Hint): Promise<void>;
  otherwise(person: Person, hint: Hint): Promise<void>;
}

export async function learn(person: Person, game: string): Promise<void> {
  await person.open('/');
  await person.press(`Learn in two minutes: ${game}`);
  await person.page.locator('.hint small').waitFor({ state: 'attached' });
}

/** What is said once it is this person's turn, and is about something else, or another decision. */
async function hintAfter({ page }: Person, before: Hint | null): Promise<Hint> {
  return eventually(async () => {
    const hint = await page.evaluate(() => {
      const hint = document.querySelector('.hint:has(small)');
      const marked = [...document.querySelectorAll('.table-frame [data-hinted]')];
      return (
        hint && {
          text: `${hint.querySelector('small')!.textContent} ${hint.querySelector('span')!.textContent}`,
          ask: hint.getAttribute('data-ask')!,
          places: marked.filter(one => one.matches('g')).map(one => one.id),
          parts: marked.filter(one => !one.matches('g')).map(one => one.getAttribute('class')!),
          isTold: hint.querySelector('.next') !== null,
          isEnd: hint.querySelector('a') !== null && hint.querySelector('.next') === null,
        }
      );
    });
    assert.ok(
      hint !== null && (hint.text !== before?.text || hint.ask !== before.ask),
      `after "${before?.text}" comes a hint`,
    );
    if (!hint.isEnd && !hint.text.includes('Part 2'))
      assert.ok(hint.places.length + hint.parts.length > 0, `"${hint.text}" marks what it speaks of`);
    return hint;
  });
}

/** What is marked lies in the window, in the place of the frame where it stands, and is not covered. */
async function marksAreInSight({ page }: Person, hint: Hint): Promise<void> {
  await eventually(async () => {
    const hidden = await page.locator('.table-frame g[data-hinted]').evaluateAll(all =>
      all.flatMap(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over !== null && over.closest('.frame-board') !== null ? [] : [one.id];
      }),
    );
    assert.deepEqual(hidden, [], `"${hint.text}" names what is not in sight`);
  });
}

/** Goes through the whole lesson; gives all that was said, until the end. */
export async function goThrough(person: Person, act: Hands['asTold']): Promise<string[]> {
  const said: string[] = [];
  for (let hint = await hintAfter(person, null); ; hint = await hintAfter(person, hint)) {
    said.push(hint.text);
    await marksAreInSight(person, hint);
    if (hint.isEnd) return said;
    assert.ok(said.length < 100, `the lesson ends: ${said.join('\n')}`);
    if (hint.isTold) await person.page.locator('.hint .next').click();
    else await act(person, hint);
  }
}

const confirm = ({ page }: Person) => page.locator('.confirm-bar .confirm:enabled').click();
const place = ({ page }: Person, id: string) => page.locator(`[id="${id}"]`);

export const kingdomino: Hands = {
  async asTold(person, { places, parts }) {
    const { page } = person;
    if (parts[0]?.includes('confirm')) return confirm(person);
    if (places.length > 0) return place(person, places[0]!).click();
    await page.locator('[data-hinted]').first().click();
    if ((await page.locator('.placing').count()) === 0) await confirm(person);
  },
  async otherwise(person) {
    const { page } = person;
    if ((await page.locator('.placing').count()) > 0) await page.locator('.placing .spot').last().click();
    else await page.locator('.choice:not([data-hinted]), .choice:only-of-type').first().click();
    await confirm(person);
  },
};

export const dominium: Hands = {
  async asTold(person, { places }) {
    await (places.length > 0 ? place(person, places[0]!) : person.page.locator('[data-hinted]')).click();
    await confirm(person);
  },
  async otherwise(person) {
    await person.page.locator('.no-pawn, .placing .spot').last().click();
    await confirm(person);
  },
};

export const toncc: Hands = {
  async asTold(person, { places }) {
    await place(person, places[0]!).click();
    await confirm(person);
  },
  async otherwise(person) {
    await person.page.locator('.spot.open:not([data-hinted])').last().click();
    await confirm(person);
  },
};

export const domaine: Hands = {
  async asTold(person, { places, parts }) {
    const { page } = person;
    for (const edge of places) await page.locator(`[id="${edge}"].open`).click();
    if (places.length > 0) return;
    if (parts.some(part => part.startsWith('stock') || part === 'frame-stock'))
      return page.locator('.stock .deck .card-button').click();
    await page.locator('[data-hinted]').first().click();
    const sale = page.locator('.card-option[data-hinted]');
    if ((await page.locator('.hint', { hasText: 'Sell this one' }).count()) > 0) await sale.click();
  },
  /** Sells another card than the one that is marked. */
  async otherwise({ page }) {
    await page.locator('.hand-of-cards .card-button:not([data-hinted])').first().click();
    await page.locator('.card-option').last().click();
    await page.locator('.stock .deck .card-button:enabled').click();
    await page.locator('.send:enabled').click();
  },
};
