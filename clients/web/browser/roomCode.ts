// Finds the code of a room in a text that people pass on: a link, a quotation, or a line of chat.

const code = /^[A-HJ-NP-Z]{8}$/;

const asCode = (letters: string): string | null => {
  const capitals = letters.toUpperCase();
  return code.test(capitals) ? capitals : null;
};

/** Replaces invisible characters by spaces, and wide or bold letters by plain ones. */
const visible = (text: string) => text.normalize('NFKC').replace(/\p{Cf}|\p{Cc}/gu, ' ');

const inParts = (text: string) => /(?<!\p{L})(\p{L}{4})[\s-](\p{L}{4})(?!\p{L})/u.exec(text);

/**
 * Finds the code of a room: eight letters, A-Z without I and O. The code may follow `/r/`, be the whole text,
 * have a gap in the middle, or be one word among others; in the last case a code in capitals comes first.
 * Returns null if the text contains no code or several codes.
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
