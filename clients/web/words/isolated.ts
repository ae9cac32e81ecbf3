// A person's name inside our sentence: a name in a script that is written from right to left does not change
// the order of the words around it.

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The same words; a name from right to left gets Unicode's marks for text with its own direction. */
export const isolated = (words: string): string =>
  fromTheRight.test(words) ? `\u2068${words}\u2069` : words;
