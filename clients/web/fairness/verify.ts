// Checks the randomness of a match file in the browser: the secret fits the commitment, the seed follows from
// the secret and the words, and the drawn pieces follow from the seed. Only a witness can tell whether the
// server had published that commitment before it knew the words: witness.ts. PROTOCOL.md, "Seed and shuffle".
import type { Deal } from '../model/game';
import type { MatchFile } from '../model/matchFile';
import { commitmentOf } from './commitment';
import { seedOf } from './seed';

export type Claim = 'commitment' | 'seed' | 'deal';
/** `missing`: the file lacks the data for the check. */
export type Verdict = 'proven' | 'wrong' | 'missing';

export interface Finding {
  claim: Claim;
  verdict: Verdict;
}

const provenIf = (holds: boolean): Verdict => (holds ? 'proven' : 'wrong');

function commitment({ secret, commitment }: MatchFile): Verdict {
  if (secret === null || commitment === null) return 'missing';
  return provenIf(commitmentOf(secret) === commitment);
}

function seed({ secret, words, seed }: MatchFile): Verdict {
  if (secret === null || seed === null) return 'missing';
  return provenIf(seedOf(secret, words) === seed);
}

function deal({ drawn, seed, options, seats }: MatchFile, dealt: Deal): Verdict {
  if (drawn === null || seed === null) return 'missing';
  return provenIf(dealt(options, seats, seed) === drawn);
}

/** A set-up by hand uses no randomness, so it has no findings. */
export function verify(file: MatchFile, dealt: Deal): Finding[] {
  if (file.isByHand) return [];
  return [
    { claim: 'commitment', verdict: commitment(file) },
    { claim: 'seed', verdict: seed(file) },
    { claim: 'deal', verdict: deal(file, dealt) },
  ];
}
