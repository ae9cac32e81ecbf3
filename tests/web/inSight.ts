// Checks that everything that a decision needs is visible without scrolling: whole, not covered, legible, and
// large enough for the pointer.
import assert from 'node:assert/strict';
import { isFirefox, type Person } from './person';

/**
 * The widths and heights of windows in which a table is played by mouse and by touch; the third one for a
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
/** Playwright has no touch in Firefox. */
export const pointers: readonly Pointer[] = isFirefox ? ['mouse'] : ['mouse', 'touch'];

export interface Needed {
  /** must be visible */
  seen: string;
  /** must be pressed: large enough, and not covered */
  pressed: string;
}

interface Asked extends Needed {
  /** the least width and height, in pixels, of the elements to press */
  least: number;
}

/** The least size in pixels for a finger, and for a mouse. */
export const finger = 44;
export const mouse = 24;

/** Runs in the page: the faults, as sentences. */
function faultsOf({ seen, pressed, least }: Asked): string[] {
  const faults: string[] = [];
  // A scroll bar may reduce the width.
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
  /** An element without a colour of its own is transparent. */
  function isOpaque(one: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const hasColour = !/^transparent$|, 0\)$/.test(backgroundColor) || backgroundImage !== 'none';
    return hasColour || one instanceof SVGElement;
  }
  /** The element that covers `one` at that point of the window; null if `one` is visible there. */
  function over(one: Element, x: number, y: number): Element | null {
    const under = document.elementsFromPoint(x, y);
    const at = under.findIndex(other => isOf(one, other));
    if (at < 0) return x < 0 || y < 0 || x > windowWidth || y > innerHeight ? document.body : null;
    return under.slice(0, at).find(isOpaque) ?? null;
  }

  /** How many of 25 points of the element are uncovered. */
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
    // A drawing has empty corners.
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
   * Whether the text is for screen readers only, or is cut off on purpose: names, the last move and the text
   * of a replay may end with an ellipsis, as a press shows these texts in full; a row of tiles shows its last
   * number; pieces cover numbers on the way to the King; and lists may be scrolled.
   */
  function isHeardOnly(one: Element): boolean {
    for (let of: Element | null = one; of && !parts.includes(of); of = of.parentElement) {
      const { clipPath, overflowY, overflowX } = getComputedStyle(of);
      const scrolls = [overflowX, overflowY].some(how => how === 'auto' || how === 'scroll');
      const isLonger = of.scrollHeight > of.clientHeight + 1 || of.scrollWidth > of.clientWidth + 1;
      if (
        clipPath !== 'none' ||
        of.matches('.who, .chain, .rail, .last-move > button, .replay-told') ||
        (scrolls && isLonger)
      )
        return true;
    }
    return false;
  }

  /** The lines of text in the parts of the table, without those in drawings. */
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
            // Letters leave space above and below them.
            const room = box.height / 4;
            found.push({ text, of, box: new DOMRect(box.x, box.y + room, box.width, box.height - 2 * room) });
          }
      }
    }
    return found;
  }

  /** Whether an ancestor's edge cuts the line off. */
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

/** The current faults, as sentences. */
export async function faultsInSight(
  { page }: Person,
  when: string,
  needed: Needed,
  least: number,
): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  // In Firefox, Playwright scrolls each clicked element to the middle of the window.
  if (isFirefox) await page.evaluate(() => scrollTo(0, 0));
  const faults = await page.evaluate(faultsOf, { ...needed, least });
  return faults.map(fault => `${when}, at ${width} x ${height}: ${fault}`);
}

export async function allIsInSight(...what: Parameters<typeof faultsInSight>): Promise<void> {
  assert.deepEqual(await faultsInSight(...what), []);
}

/**
 * Resizes the window, and waits for two frames: the page measures itself in the first, and uses the result in
 * the second.
 */
export async function resize({ page }: Person, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Runs the check in each size of the window, and then restores the first size. */
export async function inEveryWindow(person: Person, by: Pointer, check: () => Promise<void>): Promise<void> {
  const before = person.page.viewportSize()!;
  for (const [width, height] of windows[by]) {
    await resize(person, { width, height });
    await check();
  }
  await resize(person, before);
}

/** The size of the window in which a test begins. */
export const firstWindow = (by: Pointer) => {
  const [width, height] = windows[by][0];
  return { viewport: { width, height }, ...(by === 'touch' ? { hasTouch: true, isMobile: true } : {}) };
};
