// Isolates the name of a person inside a sentence of the client. So a name in a right-to-left script does not
// change the order of the words around it.

/** Characters of Hebrew, Arabic and the other right-to-left scripts. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns the text. If it contains right-to-left characters, puts Unicode's isolation marks around it. */
export const isolated = (words: string): string =>
  fromTheRight.test(words) ? `\u2068${words}\u2069` : words;
