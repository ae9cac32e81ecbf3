// Computes the results of a seed: the layout of the regions in each challenge. RULES.md, R2.1; PROTOCOL.md,
// "Seed and shuffle".
import { roundSeedOf, Stream } from '../../fairness/seed';

const regions = ['B', 'Y', 'R'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(number => `${colour}${number}`));

/** The results in the format of `drawn` in a match file. */
export function dealt(_options: unknown, _seats: number, seed: string): string {
  return [1, 2, 3]
    .map(
      round => `round ${round}\nlayout ${new Stream(roundSeedOf(seed, round)).shuffled(regions).join(' ')}\n`,
    )
    .join('');
}
