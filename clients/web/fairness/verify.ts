// Checks the random draws of a match file in the browser: whether the secret fits the commitment, whether the
// seed follows from the secret and the words, and whether the draws follow from the seed. Only a witness
// (witness.ts) can know whether the server had published the commitment before it knew the words.
// PROTOCOL.md, "Seed and shuffle".
import type { Deal } from '../model/game';
import type { MatchFile } from '../model/matchFile';
import { commitmentOf } from './commitment';
import { seedOf } from './seed';

export type Claim = 'commitment' | 'seed' | 'deal';
/** The result of a check. `missing` means that the file lacks the data for it. */
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

/** Makes all checks. If the file has a set-up given by hand, nothing was drawn, so the list is empty. */
export function verify(file: MatchFile, dealt: Deal): Finding[] {
  if (file.isByHand) return [];
  return [
    { claim: 'commitment', verdict: commitment(file) },
    { claim: 'seed', verdict: seed(file) },
    { claim: 'deal', verdict: deal(file, dealt) },
  ];
}
