// Finds the code of a room in a text that people pass on: a link, a quotation, a line of a chat.

const code = /^[A-HJ-NP-Z]{8}$/;

const asCode = (letters: string): string | null => {
  const capitals = letters.toUpperCase();
  return code.test(capitals) ? capitals : null;
};

/** Replaces invisible characters by spaces, and wide or bold letters by plain ones. */
const visible = (text: string) => text.normalize('NFKC').replace(/\p{Cf}|\p{Cc}/gu, ' ');

const inParts = (text: string) => /(?<!\p{L})(\p{L}{4})[\s-](\p{L}{4})(?!\p{L})/u.exec(text);

/**
 * A code has eight letters, A-Z without I and O. Accepts it after `/r/`, alone, in two halves, or as one word
 * among others, where a code in capitals takes precedence. Returns null if the text contains no code or
 * several.
 */
export function codeIn(text: string): string | null {
  const seen = visible(text);
  const link = /\/r\/\P{L}*(\p{L}+)/iu.exec(seen);
  if (link) return asCode(link[1]!);
  const alone = asCode(seen.replace(/[^\p{L}\p{N}]/gu, ''));
  if (alone !== null) return alone;
  const words = seen.split(/[^\p{L}\p{N}]+/u).filter(word => asCode(word) !== null);
  const inCapitals = words.filter(word => word === word.toUpperCase());
  const candidates = new Set((inCapitals.length > 0 ? inCapitals : words).map(word => word.toUpperCase()));
  if (candidates.size > 0) return candidates.size === 1 ? [...candidates][0]! : null;
  const parts = inParts(seen);
  return parts ? asCode(parts[1]! + parts[2]!) : null;
}
