// Notes about signs and cards, with a link to the rule. A note appears when a finger or a pointer rests on a
// sign. A sign has the anchor of its rule in `data-rule`, and its name in its accessible label. If a sign has
// only a `title`, a finger gets a note with this title, and a pointer gets the browser's own tooltip.
import { rulesAddress } from '../browser/wayBack';
import { t } from '../words/t';

/** After how many milliseconds a resting finger or pointer opens a note. */
const rests = { touch: 450, mouse: 700 };
/** How many milliseconds a pointer has to get to the note. */
const reaches = 400;
/** The distance in pixels that a finger may move while it rests on a sign. */
const slips = 10;

export interface Sign {
  readonly element: Element;
  /** the game's name in the protocol */
  readonly game: string;
}

let note: HTMLElement | null = null;
let of: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let from = { x: 0, y: 0 };
/** the element that was pressed; it opens no note until the pointer has left it */
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

/** Puts the note above the sign, where no finger covers it; if there is no space, below the sign. */
function place({ style, offsetHeight, offsetWidth }: HTMLElement, { top, bottom, left }: DOMRect): void {
  const gap = 6;
  const x = Math.max(gap, Math.min(left, innerWidth - offsetWidth - gap));
  const y = top - offsetHeight - gap > 0 ? top - offsetHeight - gap : bottom + gap;
  style.setProperty('left', `${x}px`);
  style.setProperty('top', `${y}px`);
}

/** Begins to wait until the finger or the pointer rests. `isPressed` is true if the event is a press. */
export function begin(event: PointerEvent, sign: Sign, isPressed: boolean): void {
  const { target, pointerId, pointerType, clientX, clientY } = event;
  isTouched = pointerType !== 'mouse';
  if (isPressed && !isTouched) pressed = sign.element;
  const isAnswered = sign.element === of || sign.element === pressed;
  if (isAnswered || (!isTouched && (sign.element as HTMLElement).dataset.rule === undefined)) return;
  clearTimeout(timer);
  from = { x: clientX, y: clientY };
  isSaid = false;
  timer = setTimeout(
    () => {
      // The person may have lifted the finger, or moved the pointer away, before this time was over.
      const { element } = sign;
      if (!(isTouched ? (target as Element).hasPointerCapture(pointerId) : element.matches(':hover'))) return;
      isSaid = isTouched;
      if (element.isConnected) show(sign);
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

/** The finger is gone. A note with a link stays until the person touches something else. */
function up(): void {
  if (isTouched) clearTimeout(timer);
  if (isTouched && note?.querySelector('a') == null) close();
}

/** Cancels the click of a player who has held a button only to read its name. */
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
