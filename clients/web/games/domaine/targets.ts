// Legal notations -> what can be pressed on the map. Most moves name one place; some two, and the second
// is asked for once the first is picked (RULES.md, R14).

/** What a notation names on the map: the place to press first, and the second, if it has one. */
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

/** By the place to press, the move that it makes; or null if a second place has still to be picked. */
export type Targets = ReadonlyMap<string, string | null>;

/** An expansion or an alliance of the only domain that can is not asked who does it. */
const goesWithout = (move: string) => /[+&]/.test(move);

/** `picked` is the first place, if that is picked already. */
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

/** An alliance is with a whole domain: each of its squares stands for its castle. */
export function overDomains(targets: Targets, domainOf: Readonly<Record<string, string>>): Targets {
  const all = Object.entries(domainOf).filter(([, castle]) => targets.has(castle));
  return new Map(all.map(([square, castle]) => [square, targets.get(castle)!]));
}

/** The plays and the sale that a card allows now: `A02b`, `A02$`. */
export const movesOfCard = (legal: readonly string[], card: string) =>
  legal.filter(move => move.length === 4 && move.startsWith(card) && /^[A-D]\d\d/.test(move));

export const isDraw = (move: string) => move.startsWith('@');
export const draws = (legal: readonly string[]) => legal.filter(isDraw);
