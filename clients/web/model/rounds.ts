// The rounds in the view of each game (engine/core/rounds.hpp).

/** The fields that the views of all games have. `table` is the game's own view. */
export interface Rounds<Table = unknown> {
  round: number;
  rounds: number;
  /** by round, then by seat: the points of each finished round */
  finished: Record<string, Record<string, number>>;
  /** the seats that have played `ready` for the next round */
  ready: Record<string, true>;
  table: Table;
}

/** The points of each seat in all rounds, including the running round. */
export function totalsOf({ finished, round, table }: Rounds): Record<string, number> {
  const { seats } = table as { seats: Record<string, { points?: number }> };
  const ofRounds = (seat: string) => Object.values(finished).reduce((sum, points) => sum + points[seat]!, 0);
  const running = (seat: string) => (String(round) in finished ? 0 : (seats[seat]!.points ?? 0));
  return Object.fromEntries(Object.keys(seats).map(seat => [seat, ofRounds(seat) + running(seat)]));
}

/** Whether a round is over, and another one will follow. */
export function isBetweenRounds({ finished, round, rounds }: Rounds): boolean {
  return String(round) in finished && Object.keys(finished).length < rounds;
}
