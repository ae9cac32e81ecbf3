// What a sign or a card is, with a link to its rule: told to a finger or a pointer that rests on it. A sign
// has the anchor of its rule in `data-rule`, and its name where those hear it who see none of it. Of a sign
// with a `title` alone a finger is told that, as a pointer is by the browser.
import { rulesAddress } from '../browser/wayBack';
import { t } from '../words/t';

/** Milliseconds after which a touch or a pointer asks what something is. */
const rests = { touch: 450, mouse: 700 };
/** Milliseconds in which a pointer reaches the note. */
const reaches = 400;
/** Pixels that a touch may move meanwhile. */
const slips = 10;

export interface Sign {
  readonly element: Element;
  /** the game's name on the wire */
  readonly game: string;
}

let note: HTMLElement | null = null;
let of: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let from = { x: 0, y: 0 };
/** no pointer asks what it has pressed, until it was elsewhere */
let pressed: Element | null = null;
let isTouched = false;
let isSaid = false;

function close(): void {
  note?.remove();
  note = of = null;
}

const nameOf = (sign: Element) =>
  (sign as HTMLElement).dataset.sign ??
  sign.getAttribute('aria-label') ??
  sign.querySelector('.visually-hidden')?.textContent ??
  sign.getAttribute('title') ??
  '';

function show({ element, game }: Sign): void {
  close();
  const rule = (element as HTMLElement).dataset.rule;
  note = document.createElement('p');
  note.className = 'sign-note';
  note.append(nameOf(element));
  if (rule !== undefined) {
    const link = document.createElement('a');
    Object.assign(link, { href: rulesAddress(game, rule), target: '_blank', rel: 'opener' });
    link.textContent = t('refused.rule', { rule });
    note.append(' ', link);
  }
  of = element;
  (element.closest('dialog') ?? document.body).append(note);
  place(note, element.getBoundingClientRect());
}

/** Above what it tells of, so that no finger covers it; below if there is no room. */
function place({ style, offsetHeight, offsetWidth }: HTMLElement, { top, bottom, left }: DOMRect): void {
  const gap = 6;
  const x = Math.max(gap, Math.min(left, innerWidth - offsetWidth - gap));
  const y = top - offsetHeight - gap > 0 ? top - offsetHeight - gap : bottom + gap;
  style.setProperty('left', `${x}px`);
  style.setProperty('top', `${y}px`);
}

/** Begins to wait for the finger or pointer to rest there. */
export function begin({ target, pointerId, pointerType, clientX, clientY }: PointerEvent, sign: Sign): void {
  isTouched = pointerType !== 'mouse';
  const isAnswered = sign.element === of || sign.element === pressed;
  if (isAnswered || (!isTouched && (sign.element as HTMLElement).dataset.rule === undefined)) return;
  clearTimeout(timer);
  from = { x: clientX, y: clientY };
  isSaid = false;
  timer = setTimeout(
    () => {
      // a finger that was lifted holds nothing any more
      if (isTouched && !(target as Element).hasPointerCapture(pointerId)) return;
      isSaid = isTouched;
      if (sign.element.isConnected) show(sign);
    },
    isTouched ? rests.touch : rests.mouse,
  );
}

const isInNote = ({ target }: Event) => note !== null && note.contains(target as Node);

function over(event: PointerEvent): void {
  if (!pressed?.contains(event.target as Node)) pressed = null;
  if (event.pointerType !== 'mouse') return;
  clearTimeout(timer);
  const isStill = isInNote(event) || of?.contains(event.target as Node);
  if (note !== null && !isStill) timer = setTimeout(close, reaches);
}

function down(event: PointerEvent): void {
  isSaid = false;
  if (isInNote(event)) return;
  close();
  if (event.pointerType !== 'mouse') return;
  clearTimeout(timer);
  pressed = (event.target as Element).closest('[data-rule]');
}

function move({ clientX, clientY }: PointerEvent): void {
  if (isTouched && Math.hypot(clientX - from.x, clientY - from.y) > slips) clearTimeout(timer);
}

/** What has a link stays until something else is touched. */
function up(): void {
  if (isTouched) clearTimeout(timer);
  if (isTouched && note?.querySelector('a') == null) close();
}

/** A player who holds a button to read its name does not press it. */
function isNoPress(event: Event): void {
  if (!isSaid || isInNote(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

document.addEventListener('pointerover', over, true);
document.addEventListener('pointerdown', down, true);
document.addEventListener('pointermove', move, true);
document.addEventListener('pointerup', up, true);
document.addEventListener('pointercancel', up, true);
document.addEventListener('click', isNoPress, true);
document.addEventListener('contextmenu', isNoPress, true);
document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), true);
document.addEventListener('scroll', ({ target }) => (target as Node).contains(of) && close(), true);
