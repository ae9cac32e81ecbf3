// The focus at the beginning of a turn.

/** Focuses the element, unless another one has the focus, such as the chat field or a button of the room. */
export function focusIfFree(element: HTMLElement | SVGElement | null): void {
  const busy = document.activeElement;
  if (busy === null || busy === document.body) element?.focus({ preventScroll: true });
}
