// The part of every game's view that tells of its rounds (engine/core/rounds.hpp).

/** What the view of a match has in every game; in `table` is the game's own. */
export interface Rounds<Table = unknown> {
  round: number;
  rounds: number;
  /** points, by round and seat */
  finished: Record<string, Record<string, number>>;
  /** the seats that are ready for the next round */
  ready: Record<string, true>;
  table: Table;
}

/** By seat: the points of all rounds, the running one included. */
export function totalsOf({ finished, round, table }: Rounds): Record<string, number> {
  const { seats } = table as { seats: Record<string, { points?: number }> };
  const ofRounds = (seat: string) => Object.values(finished).reduce((sum, points) => sum + points[seat]!, 0);
  const running = (seat: string) => (String(round) in finished ? 0 : (seats[seat]!.points ?? 0));
  return Object.fromEntries(Object.keys(seats).map(seat => [seat, ofRounds(seat) + running(seat)]));
}

/** One round is over, and there is another. */
export function isBetweenRounds({ finished, round, rounds }: Rounds): boolean {
  return String(round) in finished && Object.keys(finished).length < rounds;
}
