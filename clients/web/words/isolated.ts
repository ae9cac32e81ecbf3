// A person's words inside ours: what is written from right to left turns nothing around that stands beside
// it.

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** As it is, between Unicode's marks for a part with a direction of its own where it needs them. */
export const isolated = (words: string): string =>
  fromTheRight.test(words) ? `\u2068${words}\u2069` : words;
