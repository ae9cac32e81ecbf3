// The part of every game's view that tells of its rounds (engine/core/rounds.hpp).

/** What the view of a match has in every game; in `table` is the game's own. */
export interface Rounds<Table = unknown> {
  round: number;
  rounds: number;
  /** points, by round and seat */
  finished: Record<string, Record<string, number>>;
  /** by seat */
  totals: Record<string, number>;
  /** the seats that are ready for the next round */
  ready: Record<string, true>;
  table: Table;
}

/** One round is over, and there is another. */
export function isBetweenRounds({ finished, round, rounds }: Rounds): boolean {
  return String(round) in finished && Object.keys(finished).length < rounds;
}
