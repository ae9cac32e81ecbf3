// The known events of a match, move by move, and the gaps in them. PROTOCOL.md, "Earlier events".
import type { GameEvent } from './match';

/** A move or a list of moves with its events, as in its patch. The start has `v` 0. */
export interface PastMove {
  /** the position after it */
  readonly v: number;
  /** the number of moves, if more than one */
  readonly n?: number;
  readonly events: readonly GameEvent[];
}

/** The moves in order, each once. There may be gaps. */
export type PastMoves = readonly PastMove[];

/** Adds moves. Some of them may be known already. */
export function withPast(known: PastMoves, more: PastMoves): PastMoves {
  const byPosition = new Map([...known, ...more].map(one => [one.v, one]));
  return [...byPosition.values()].sort((a, b) => a.v - b.v);
}

/** The positions of the first gap before the position `v`; null if there is none. */
export function firstGap(known: PastMoves, v: number): { from: number; until: number } | null {
  let next = 0;
  for (const one of known) {
    const first = one.v - (one.n ?? 1) + 1;
    if (one.v > 0 && first > next) return { from: next, until: first - 1 };
    next = one.v + 1;
  }
  return next <= v ? { from: next, until: v } : null;
}
