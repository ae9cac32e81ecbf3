// Which element gets the focus when a turn begins.

/** Like the standard's, with the option that TypeScript does not know yet. */
interface Quietly extends FocusOptions {
  focusVisible: boolean;
}

/** No ring shows this focus, because it has the colour of a player. A key that moves the focus shows it. */
const quietly: Quietly = { preventScroll: true, focusVisible: false };

/**
 * Focuses the element, unless another one has the focus, such as the field of the chat or a button of the
 * room.
 */
export function focusIfFree(element: HTMLElement | SVGElement | null): void {
  const busy = document.activeElement;
  if (busy === null || busy === document.body) element?.focus(quietly);
}
