// How a match ended for whoever looks: who is ahead, by how much, or what broke the tie.
import type { MatchResult } from './match';

export interface Outcome {
  /** from the first to the last; those of equal rank by their seats */
  readonly ranking: readonly number[];
  readonly winners: readonly number[];
  readonly kind: 'shared' | 'won' | 'lost' | 'told';
  /** between the winner and the next, or between the winner and who lost; 0 if a tie-break decided */
  readonly margin: number;
}

/** `you`: the seat of whoever looks; null for spectators. */
export function outcomeOf({ points, ranks }: MatchResult, you: number | null): Outcome {
  const ranking = Object.keys(ranks)
    .map(Number)
    .sort((a, b) => ranks[a]! - ranks[b]! || a - b);
  const winners = ranking.filter(seat => ranks[seat] === 1);
  const best = points[ranking[0]!]!;
  const behind = (seat: number | undefined) => (seat === undefined ? 0 : best - points[seat]!);
  const lost = you !== null && !winners.includes(you);
  if (lost) return { ranking, winners, kind: 'lost', margin: behind(you) };
  if (winners.length > 1) return { ranking, winners, kind: 'shared', margin: 0 };
  return { ranking, winners, kind: you === null ? 'told' : 'won', margin: behind(ranking[1]) };
}
