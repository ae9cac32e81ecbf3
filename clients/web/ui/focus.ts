// Where the keyboard goes when a turn begins.

/** Takes the focus unless it is in use elsewhere: in a field of the chat, on a button of the room. */
export function focusIfFree(element: HTMLElement | SVGElement | null): void {
  const busy = document.activeElement;
  if (busy === null || busy === document.body) element?.focus({ preventScroll: true });
}
