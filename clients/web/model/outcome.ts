// How a match ended for a viewer: who won, and by how many points or by which tie-break.
import type { MatchResult } from './match';

export interface Outcome {
  /** the seats by rank, the winner first; seats with equal ranks are in their own order */
  readonly ranking: readonly number[];
  readonly winners: readonly number[];
  readonly kind: 'shared' | 'won' | 'lost' | 'told';
  /** the points between the winner and the next seat, or the viewer who lost; 0 if a tie-break decided */
  readonly margin: number;
}

/** `you` is the viewer's seat; null for a spectator. */
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
