// What is known of what a match told so far, move by move, and what of it is missing. PROTOCOL.md, "What was
// told before".
import type { GameEvent } from './match';

/** A move, or a list of them, with what it told, as in its patch; the start has `v` 0. */
export interface PastMove {
  /** the position after it */
  readonly v: number;
  /** how many moves, if more than one */
  readonly n?: number;
  readonly events: readonly GameEvent[];
}

/** In the order of the match, each once; there may be gaps. */
export type PastMoves = readonly PastMove[];

/** With more of them, which may be known already. */
export function withPast(known: PastMoves, more: PastMoves): PastMoves {
  const byPosition = new Map([...known, ...more].map(one => [one.v, one]));
  return [...byPosition.values()].sort((a, b) => a.v - b.v);
}

/** The positions of the first gap in what was told until the position `v`; null: nothing is missing. */
export function firstGap(known: PastMoves, v: number): { from: number; until: number } | null {
  let next = 0;
  for (const one of known) {
    const first = one.v - (one.n ?? 1) + 1;
    if (one.v > 0 && first > next) return { from: next, until: first - 1 };
    next = one.v + 1;
  }
  return next <= v ? { from: next, until: v } : null;
}
