// Whatever a decision needs is in the window together, which is not scrolled, and nothing lies over it.
import assert from 'node:assert/strict';
import { isFirefox, type Person } from './person';

/** Width and height of windows in which a table is played with a mouse, and with a finger. */
export const windows = {
  mouse: [
    [1366, 650],
    [1280, 720],
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
  ],
  touch: [
    [1024, 768],
    [768, 1024],
    [740, 360],
    [360, 640],
    [390, 844],
  ],
} as const;
export type Pointer = keyof typeof windows;
/** How a table is gone through: with what, and in which language. Playwright has no finger for Firefox. */
export const walks = (
  [
    ['mouse', 'en'],
    ['mouse', 'it'],
    ['touch', 'en'],
    ['touch', 'it'],
  ] as const
).filter(([by]) => by === 'mouse' || !isFirefox);
/** Pixels that a finger needs. */
export const finger = 44;

export interface Needed {
  /** to be seen */
  seen: string;
  /** to be pressed: wide enough, and not covered */
  pressed: string;
}

interface Box {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  isCovered: boolean;
  /** of the area of the frame in which it stands */
  isWithin: boolean;
}

export const boxes = ({ page }: Person, what: string): Promise<Box[]> =>
  page.locator(`${what} >> visible=true`).evaluateAll(all =>
    all.map(one => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const area = one.parentElement?.closest('.table-frame > *')?.getBoundingClientRect();
      const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
      return {
        what: `${one.getAttribute('class')} (${name.slice(0, 40)})`,
        left,
        top,
        right,
        bottom,
        isWithin: area === undefined || (top >= area.top - 2 && bottom <= area.bottom + 2),
        isCovered: over === null || !(one.contains(over) || over.contains(one)),
      };
    }),
  );

const areas = '.frame-head, .frame-score, .frame-board, .frame-stock, .frame-hand, .frame-act';

/** Of those that are there to be seen, not only to be heard. */
function areApart(areas: readonly Box[], when: string): void {
  const all = areas.filter(({ left, right }) => right - left > 1);
  for (const [n, one] of all.entries())
    for (const other of all.slice(n + 1)) {
      const apart =
        one.right <= other.left + 1 ||
        other.right <= one.left + 1 ||
        one.bottom <= other.top + 1 ||
        other.bottom <= one.top + 1;
      assert.ok(apart, `${when}: ${one.what} lies over ${other.what}`);
    }
}

export async function allIsInSight(
  person: Person,
  when: string,
  { seen, pressed }: Needed,
  least: number,
): Promise<void> {
  const { width: windowWidth, height } = person.page.viewportSize()!;
  const at = `${when}, at ${windowWidth} x ${height}`;
  // In Firefox Playwright brings whatever it clicks to the middle of the window.
  if (isFirefox) await person.page.evaluate(() => scrollTo(0, 0));
  // A scroll bar may take some of the width.
  const [scrolled, width] = await person.page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
  assert.equal(scrolled, 0, `${at}: scrolled`);
  const buttons = await boxes(person, pressed);
  for (const { what, left, top, right, bottom, isWithin } of [...(await boxes(person, seen)), ...buttons]) {
    const where = `${at}: ${what} is at ${left} ${top} ${right} ${bottom}`;
    assert.ok(isWithin, `${where}, and hangs out of its place`);
    assert.ok(left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1, where);
  }
  for (const { what, left, top, right, bottom, isCovered } of buttons) {
    assert.ok(!isCovered, `${at}: ${what} is covered`);
    const size = `${at}: ${what} is ${right - left} x ${bottom - top}`;
    assert.ok(right - left >= least && bottom - top >= least, size);
  }
  areApart(await boxes(person, areas), at);
  await person.hasNothingBeside();
}

/** Gives the window another size, and waits until the page is drawn in it: it measures itself in the first
 *  frame, and uses that in the second. */
export async function resize({ page }: Person, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** At each size of window in turn, with what stands there now; at the end the window is as before. */
export async function inEveryWindow(person: Person, by: Pointer, check: () => Promise<void>): Promise<void> {
  const before = person.page.viewportSize()!;
  for (const [width, height] of windows[by]) {
    await resize(person, { width, height });
    await check();
  }
  await resize(person, before);
}

/** A window to begin with. */
export const firstWindow = (by: Pointer) => {
  const [width, height] = windows[by][0];
  return { viewport: { width, height }, ...(by === 'touch' ? { hasTouch: true, isMobile: true } : {}) };
};
