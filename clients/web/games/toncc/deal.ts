// Computes what a seed deals: the layout of the regions in each challenge. RULES.md, R2.1; PROTOCOL.md, "Seed
// and shuffle".
import { roundSeedOf, Stream } from '../../fairness/seed';

const regions = ['B', 'Y', 'R'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(number => `${colour}${number}`));

/** The dealt set-up, as a match file writes it in `drawn`. */
export function dealt(_options: unknown, _seats: number, seed: string): string {
  return [1, 2, 3]
    .map(
      round => `round ${round}\nlayout ${new Stream(roundSeedOf(seed, round)).shuffled(regions).join(' ')}\n`,
    )
    .join('');
}
