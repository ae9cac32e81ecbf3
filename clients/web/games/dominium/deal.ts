// Computes what a seed deals: the seat that begins, and the order of the tiles. RULES.md, R2.1; PROTOCOL.md,
// "Seed and shuffle".
import { roundSeedOf, Stream } from '../../fairness/seed';

/** All tiles in the order before the shuffle: `00 00 01 01 … 66 66`. */
const tiles = [0, 1, 2, 3, 4, 5, 6].flatMap(low =>
  [0, 1, 2, 3, 4, 5, 6].filter(high => high >= low).flatMap(high => [`${low}${high}`, `${low}${high}`]),
);

/** The dealt set-up, as a match file writes it in `drawn`. */
export function dealt(_options: unknown, _seats: number, seed: string): string {
  const stream = new Stream(roundSeedOf(seed, 1));
  const first = stream.below(2) + 1;
  return `round 1\nfirst ${first}\ntiles ${stream.shuffled(tiles).join(' ')}\n`;
}
