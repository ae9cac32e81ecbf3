// The part of every game's view that tells of its rounds (engine/core/rounds.hpp).
import type { KingdominoMatchView } from 'reami';

export type RoundsView = Omit<KingdominoMatchView, 'table'>;

export function roundsOf(view: unknown): RoundsView {
  return view as RoundsView;
}

/** One round is over, and there is another. */
export function isBetweenRounds({ finished, round, rounds }: RoundsView): boolean {
  return String(round) in finished && Object.keys(finished).length < rounds;
}
