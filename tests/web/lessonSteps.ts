// A lesson, taken by a person who does as the hints say, or something else.
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Person } from './person';
import { eventually } from './waiting';

export interface Hint {
  /** with its number, `3 of 16` */
  text: string;
  /** the number of the decision */
  ask: string;
  /** the ids of the marked places */
  places: string[];
  /** the classes of all other marked elements */
  parts: string[];
  /** whether the hint is only to be read */
  isTold: boolean;
  isEnd: boolean;
}

/** The actions at that game's table: as a hint says, or otherwise. */
export interface Hands {
  asTold(person: Person, hint: Hint): Promise<void>;
  otherwise(person: Person, hint: Hint): Promise<void>;
}

export async function learn(person: Person, game: string): Promise<void> {
  await person.open('/');
  await person.press(`Learn in two minutes: ${game}`);
  await person.page.locator('.hint small').waitFor({ state: 'attached' });
}

/** Taps on a touch screen, so that no mouse pointer rests on the pressed element. */
async function press(one: Locator): Promise<void> {
  const isTouched = await one.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouched ? one.tap() : one.click());
}

/** Waits for a hint with another text, or for another decision. */
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
      assert.ok(
        hint.places.length + hint.parts.length > 0,
        `"${hint.text}" marks the elements that it is about`,
      );
    return hint;
  });
}

/** The marked places are visible within the board's part of the frame, and uncovered. */
async function marksAreInSight({ page }: Person, hint: Hint): Promise<void> {
  // Playwright scrolls the page to each tapped element.
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(async () => {
    const hidden = await page.locator('.table-frame g[data-hinted]').evaluateAll(all =>
      all.flatMap(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over !== null && over.closest('.frame-board') !== null ? [] : [one.id];
      }),
    );
    assert.deepEqual(hidden, [], `"${hint.text}" names hidden places`);
  });
}

/** Takes the whole lesson; returns the texts of all hints. */
export async function goThrough(person: Person, act: Hands['asTold']): Promise<string[]> {
  const said: string[] = [];
  for (let hint = await hintAfter(person, null); ; hint = await hintAfter(person, hint)) {
    said.push(hint.text);
    await marksAreInSight(person, hint);
    if (hint.isEnd) return said;
    assert.ok(said.length < 100, `the lesson ends: ${said.join('\n')}`);
    if (hint.isTold) await press(person.page.locator('.hint .next'));
    else await act(person, hint);
  }
}

const confirm = ({ page }: Person) => press(page.locator('.confirm-bar .confirm:enabled'));
const place = ({ page }: Person, id: string) => page.locator(`[id="${id}"]`);

export const kingdomino: Hands = {
  async asTold(person, { places, parts }) {
    const { page } = person;
    if (parts[0]?.includes('confirm')) return confirm(person);
    if (places.length > 0) return press(place(person, places[0]!));
    await press(page.locator('[data-hinted]').first());
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
    await press(places.length > 0 ? place(person, places[0]!) : person.page.locator('[data-hinted]'));
    await confirm(person);
  },
  async otherwise(person) {
    await person.page.locator('.no-pawn, .placing .spot').last().click();
    await confirm(person);
  },
};

export const toncc: Hands = {
  async asTold(person, { places }) {
    await press(place(person, places[0]!));
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
    for (const edge of places) await press(page.locator(`[id="${edge}"].open`));
    if (places.length > 0) return;
    if (parts.some(part => part.startsWith('stock') || part === 'frame-stock'))
      return press(page.locator('.stock .deck .card-button'));
    await press(page.locator('[data-hinted]').first());
    const sale = page.locator('.card-option[data-hinted]');
    if ((await page.locator('.hint', { hasText: 'Sell this one' }).count()) > 0) await press(sale);
  },
  /** Sells another card than the marked one. */
  async otherwise({ page }) {
    await page.locator('.hand-of-cards .card-button:not([data-hinted])').first().click();
    await page.locator('.card-option').last().click();
    await page.locator('.stock .deck .card-button:enabled').click();
    await page.locator('.send:enabled').click();
  },
};
