// Which element gets the focus when a turn begins.

/**
 * Focuses the element, unless another one has the focus, such as the field of the chat or a button of the
 * room.
 */
export function focusIfFree(element: HTMLElement | SVGElement | null): void {
  const busy = document.activeElement;
  if (busy === null || busy === document.body) element?.focus({ preventScroll: true });
}
