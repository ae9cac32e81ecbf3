// Recognizes keys on every layout of the keyboard.

/**
 * Whether the key writes that letter. If the key writes no Latin letter in this layout, its place on the
 * keyboard counts.
 */
export const isLetter = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

/**
 * The digit that the key writes. If digits need Shift, as on French keyboards, its place on the keyboard
 * counts. Null for every other key.
 */
export function digitOf({ key, code }: KeyboardEvent): number | null {
  const [, digit] = /^(\d)$/.exec(key) ?? /^Digit(\d)$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}
