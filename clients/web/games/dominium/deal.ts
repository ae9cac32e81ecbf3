// Computes the results of a seed: the first player, and the order of the tiles. RULES.md, R2.1; PROTOCOL.md,
// "Seed and shuffle".
import { roundSeedOf, Stream } from '../../fairness/seed';

/** All tiles: `00 00 01 01 … 66 66`. */
const tiles = [0, 1, 2, 3, 4, 5, 6].flatMap(low =>
  [0, 1, 2, 3, 4, 5, 6].filter(high => high >= low).flatMap(high => [`${low}${high}`, `${low}${high}`]),
);

/** The results in the format of `drawn` in a match file. */
export function dealt(_options: unknown, _seats: number, seed: string): string {
  const stream = new Stream(roundSeedOf(seed, 1));
  const first = stream.below(2) + 1;
  return `round 1\nfirst ${first}\ntiles ${stream.shuffled(tiles).join(' ')}\n`;
}
