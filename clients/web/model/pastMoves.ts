// The events of a match that the client knows, move by move. It may lack some of them. PROTOCOL.md, "Earlier
// events".
import type { GameEvent } from './match';

/** A move or a list of moves, with its events as its patch had them. The start of the match has `v` 0. */
export interface PastMove {
  /** the position after the move or the list */
  readonly v: number;
  /** the number of moves in the list; absent if it is one */
  readonly n?: number;
  readonly events: readonly GameEvent[];
}

/** The moves in order, each once. Some may be missing. */
export type PastMoves = readonly PastMove[];

/** Adds moves. The list may already have some of them. */
export function withPast(known: PastMoves, more: PastMoves): PastMoves {
  const byPosition = new Map([...known, ...more].map(one => [one.v, one]));
  return [...byPosition.values()].sort((a, b) => a.v - b.v);
}

/** The first positions before `v` whose events are missing; null if none is missing. */
export function firstGap(known: PastMoves, v: number): { from: number; until: number } | null {
  let next = 0;
  for (const one of known) {
    const first = one.v - (one.n ?? 1) + 1;
    if (one.v > 0 && first > next) return { from: next, until: first - 1 };
    next = one.v + 1;
  }
  return next <= v ? { from: next, until: v } : null;
}
