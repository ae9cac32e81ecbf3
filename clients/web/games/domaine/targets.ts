// Finds in the legal moves the places on the map that the player can press. Most moves name one place. For a
// move that names two, the player picks the first place and then the second (RULES.md, R14).

/** The places that a notation names: the first one to press, and the second one if it has two. */
interface Named {
  first: string;
  second?: string;
}

const square = '[a-l](?:[1-9]|1[0-2])';
const forms: readonly [RegExp, (one: string, other: string) => Named][] = [
  [new RegExp(`^(${square})(${square})$`), (castle, knight) => ({ first: castle, second: knight })],
  [new RegExp(`^(${square}[ne])()$`), edge => ({ first: edge })],
  [new RegExp(`^(${square})()$`), knight => ({ first: knight })],
  [new RegExp(`^(${square})\\+(${square})$`), (castle, taken) => ({ first: taken, second: castle })],
  [new RegExp(`^(${square})>(${square})$`), (from, to) => ({ first: from, second: to })],
  [new RegExp(`^(${square})&(${square})$`), (own, other) => ({ first: other, second: own })],
];

function namedBy(move: string): Named | null {
  for (const [form, name] of forms) {
    const found = form.exec(move);
    if (found) return name(found[1]!, found[2]!);
  }
  return null;
}

/** The move that a press on each place makes; null if the player must then pick a second place. */
export type Targets = ReadonlyMap<string, string | null>;

/**
 * Whether the client picks the first place itself. It does for an expansion or an alliance that only one
 * domain can make.
 */
const goesWithout = (move: string) => /[+&]/.test(move);

/**
 * The places that the player can press. `picked` is the first place of a move, if the player has picked one.
 */
export function targetsOf(legal: readonly string[], picked: string | null): Targets {
  const named = legal.flatMap(move => {
    const one = namedBy(move);
    return one ? [{ move, ...one }] : [];
  });
  if (picked !== null)
    return new Map(named.flatMap(({ move, first, second }) => (first === picked ? [[second!, move]] : [])));
  const targets = new Map<string, string | null>();
  for (const { move, first, second } of named) {
    const isPlain = second === undefined || goesWithout(move);
    targets.set(first, isPlain && !targets.has(first) ? move : null);
  }
  return targets;
}

/** Extends targets to whole domains: for an alliance, every square of a domain counts as its castle. */
export function overDomains(targets: Targets, domainOf: Readonly<Record<string, string>>): Targets {
  const all = Object.entries(domainOf).filter(([, castle]) => targets.has(castle));
  return new Map(all.map(([square, castle]) => [square, targets.get(castle)!]));
}

/** The legal moves that play or sell this card: `A02b`, `A02$`. */
export const movesOfCard = (legal: readonly string[], card: string) =>
  legal.filter(move => move.length === 4 && move.startsWith(card) && /^[A-D]\d\d/.test(move));

export const isDraw = (move: string) => move.startsWith('@');
export const draws = (legal: readonly string[]) => legal.filter(isDraw);
