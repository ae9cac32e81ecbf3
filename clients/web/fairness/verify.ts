// What a match file shows of its chance by itself, computed in the browser: its secret is that of its
// commitment, the seed comes from the secret and the words, and what was drawn comes from the seed. Whether
// the server had published that commitment before it knew the words needs a witness: witness.ts. PROTOCOL.md,
// "Seed and shuffle".
import type { Deal } from '../model/game';
import type { MatchFile } from '../model/matchFile';
import { commitmentOf } from './commitment';
import { seedOf } from './seed';

export type Claim = 'commitment' | 'seed' | 'deal';
/** `missing`: the file does not show what it takes. */
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

/** Of a set-up by hand there is nothing to prove. */
export function verify(file: MatchFile, dealt: Deal): Finding[] {
  if (file.isByHand) return [];
  return [
    { claim: 'commitment', verdict: commitment(file) },
    { claim: 'seed', verdict: seed(file) },
    { claim: 'deal', verdict: deal(file, dealt) },
  ];
}
