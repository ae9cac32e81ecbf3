// Recognizes keys on all layouts of keyboards.

/**
 * Whether the key writes this letter. If the key writes no Latin letter on its layout, its place on the
 * keyboard decides.
 */
export const isLetter = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

/**
 * The digit that the key writes; null for any other key. If the layout writes digits with Shift, as French
 * keyboards do, the place of the key on the keyboard decides.
 */
export function digitOf({ key, code }: KeyboardEvent): number | null {
  const [, digit] = /^(\d)$/.exec(key) ?? /^Digit(\d)$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}
