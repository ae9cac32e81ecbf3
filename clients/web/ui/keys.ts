// Which key was pressed, whatever the layout of the keyboard.

/** By its letter; where the layout has no Latin letter on that key, by its place. */
export const isLetter = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

/** By what it writes; where digits take Shift, as on French keyboards, by its place. Null for another key. */
export function digitOf({ key, code }: KeyboardEvent): number | null {
  const [, digit] = /^(\d)$/.exec(key) ?? /^Digit(\d)$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}
