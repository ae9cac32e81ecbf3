// What a decision needs is in the window, which is not scrolled: whole, uncovered, legible, wide enough for
// what presses it.
import assert from 'node:assert/strict';
import { isFirefox, type Person } from './person';

/**
 * Width and height of windows in which a table is played with a mouse, and with a finger; the third with a
 * mouse is a laptop at 200 %.
 */
export const windows = {
  mouse: [
    [1366, 650],
    [1920, 1080],
    [683, 325],
  ],
  touch: [
    [768, 1024],
    [360, 740],
    [740, 360],
  ],
} as const;
export type Pointer = keyof typeof windows;
/** Playwright has no finger for Firefox. */
export const pointers: readonly Pointer[] = isFirefox ? ['mouse'] : ['mouse', 'touch'];

export interface Needed {
  /** to be seen */
  seen: string;
  /** to be pressed: wide enough, and not covered */
  pressed: string;
}

interface Asked extends Needed {
  /** pixels that what is pressed is wide and high */
  least: number;
}

/** Pixels that a finger needs, and that a mouse needs. */
export const finger = 44;
export const mouse = 24;

/** In the page: what is wrong, as sentences. */
function faultsOf({ seen, pressed, least }: Asked): string[] {
  const faults: string[] = [];
  // A scroll bar may take some of the width.
  const windowWidth = document.documentElement.clientWidth;
  const parts = [...document.querySelectorAll('.table-frame > :not(.frame-log)')];
  const edges = (of: Element) => of.getBoundingClientRect();
  const nameOf = (one: Element) => {
    const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return `${one.tagName.toLowerCase()}.${one.getAttribute('class')} (${name.slice(0, 40)})`;
  };
  const isShown = (one: Element) => {
    const { width, height } = edges(one);
    return (
      width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const all = (what: string) => [...document.querySelectorAll(what)].filter(isShown);
  const at = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom].map(Math.round).join(' ');

  const isOf = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  /** One can see through what has no colour of its own. */
  function isOpaque(one: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const hasColour = !/^transparent$|, 0\)$/.test(backgroundColor) || backgroundImage !== 'none';
    return hasColour || one instanceof SVGElement;
  }
  /** What lies over it at that point of the window; null if it is in sight there. */
  function over(one: Element, x: number, y: number): Element | null {
    const under = document.elementsFromPoint(x, y);
    const at = under.findIndex(other => isOf(one, other));
    if (at < 0) return x < 0 || y < 0 || x > windowWidth || y > innerHeight ? document.body : null;
    return under.slice(0, at).find(isOpaque) ?? null;
  }

  /** Of 25 points of it, how many nothing lies over. */
  function uncovered(one: Element): number {
    const { left, top, width, height } = edges(one);
    let count = 0;
    for (const x of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) if (!over(one, left + x * width, top + y * height)) ++count;
    return count;
  }

  function isInPlace(one: Element): void {
    const box = edges(one);
    const area = one.parentElement?.closest('.table-frame > *')?.getBoundingClientRect();
    const isWithin = area === undefined || (box.top >= area.top - 2 && box.bottom <= area.bottom + 2);
    if (!isWithin) faults.push(`${nameOf(one)} at ${at(box)} hangs out of its place`);
    const isInside =
      box.left >= -1 && box.top >= -1 && box.right <= windowWidth + 1 && box.bottom <= innerHeight + 1;
    if (!isInside) faults.push(`${nameOf(one)} at ${at(box)} is out of the window`);
    // A drawing has corners in which there is nothing.
    const isDrawn = one instanceof SVGElement && one.parentElement instanceof SVGElement;
    if (!isDrawn && uncovered(one) < 15)
      faults.push(`${nameOf(one)} at ${at(box)}: less than 60 % is in sight`);
  }

  function canBePressed(one: Element): void {
    const { left, top, width, height } = edges(one);
    if (width < least || height < least) faults.push(`${nameOf(one)} is ${width} x ${height}`);
    const first = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!first || !isOf(one, first)) faults.push(`${nameOf(one)} is covered by ${first && nameOf(first)}`);
  }

  interface Line {
    text: string;
    box: DOMRect;
    of: Element;
  }
  /**
   * Only to be heard, or cut off on purpose: names may end with an ellipsis, as may the last move, which a
   * press tells in full; of a row of tiles the last count; on the way to the King pieces stand over numbers;
   * lists may be scrolled.
   */
  function isHeardOnly(one: Element): boolean {
    for (let of: Element | null = one; of && !parts.includes(of); of = of.parentElement) {
      const { clipPath, overflowY, overflowX } = getComputedStyle(of);
      const scrolls = [overflowX, overflowY].some(how => how === 'auto' || how === 'scroll');
      const isLonger = of.scrollHeight > of.clientHeight + 1 || of.scrollWidth > of.clientWidth + 1;
      if (
        clipPath !== 'none' ||
        of.matches('.who, .chain, .rail, .last-move > button') ||
        (scrolls && isLonger)
      )
        return true;
    }
    return false;
  }

  /** What is written in the parts of the table, line by line; drawings apart. */
  function lines(): Line[] {
    const found: Line[] = [];
    const range = document.createRange();
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const of = texts.currentNode.parentElement!;
        const text = texts.currentNode.textContent!.trim();
        if (text === '' || of instanceof SVGElement || !isShown(of) || isHeardOnly(of)) continue;
        range.selectNodeContents(texts.currentNode);
        for (const box of range.getClientRects())
          if (box.width > 1) {
            // Letters leave room above and below them.
            const room = box.height / 4;
            found.push({ text, of, box: new DOMRect(box.x, box.y + room, box.width, box.height - 2 * room) });
          }
      }
    }
    return found;
  }

  /** The edge of an element around the line cuts it off. */
  function isCut({ of, box }: Line): boolean {
    for (let around: Element | null = of; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = edges(around);
      if (overflowX !== 'visible' && (box.left < edge.left - 2 || box.right > edge.right + 2)) return true;
      if (overflowY !== 'visible' && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)) return true;
      if (parts.includes(around)) break;
    }
    return box.left < -1 || box.right > windowWidth + 1 || box.bottom > innerHeight + 1;
  }

  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;

  function textIsLegible(): void {
    const written = lines();
    for (const [n, line] of written.entries()) {
      const { text, of, box } = line;
      if (isCut(line)) faults.push(`"${text}" of ${nameOf(of)} at ${at(box)} is cut`);
      const cover = over(of, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (cover) faults.push(`"${text}" of ${nameOf(of)} at ${at(box)} is covered by ${nameOf(cover)}`);
      for (const other of written.slice(n + 1))
        if (meet(box, other.box))
          faults.push(`"${text}" and "${other.text}" lie over each other at ${at(box)}`);
    }
  }

  if (scrollY !== 0) faults.push('the page is scrolled');
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > windowWidth) faults.push(`the page is ${scrollWidth} wide`);
  for (const one of new Set([...all(seen), ...all(pressed)])) isInPlace(one);
  for (const one of all(pressed)) canBePressed(one);
  for (const [n, one] of parts.entries())
    for (const other of parts.slice(n + 1))
      if (isShown(one) && isShown(other) && meet(edges(one), edges(other)))
        faults.push(`${nameOf(one)} lies over ${nameOf(other)}`);
  textIsLegible();
  return [...new Set(faults)];
}

/** What is wrong now, in whole sentences. */
export async function faultsInSight(
  { page }: Person,
  when: string,
  needed: Needed,
  least: number,
): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  // In Firefox Playwright brings whatever it clicks to the middle of the window.
  if (isFirefox) await page.evaluate(() => scrollTo(0, 0));
  const faults = await page.evaluate(faultsOf, { ...needed, least });
  return faults.map(fault => `${when}, at ${width} x ${height}: ${fault}`);
}

export async function allIsInSight(...what: Parameters<typeof faultsInSight>): Promise<void> {
  assert.deepEqual(await faultsInSight(...what), []);
}

/** Gives the window another size, and waits until the page is drawn in it: it measures itself in the first
 *  frame, and uses that in the second. */
export async function resize({ page }: Person, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Runs the check in a window of each size; then the window gets its first size back. */
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
