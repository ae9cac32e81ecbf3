// How the points of the seats changed during a match, move by move, and where to draw them.
import { totalsOf, type Rounds } from './rounds';

/** The points of all rounds at the start and after each move, by seat. */
export type Course = ReadonlyMap<number, readonly number[]>;

export function courseOf(positions: readonly { view: Rounds }[]): Course {
  const totals = positions.map(({ view }) => totalsOf(view));
  const seats = Object.keys(totals[0] ?? {});
  return new Map(seats.map(seat => [Number(seat), totals.map(points => points[seat]!)]));
}

/**
 * Positions along a line. They are at least `apart` from each other, and as near as possible to the wanted
 * ones.
 */
export function spread(wanted: readonly number[], apart: number, end: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let least = -Infinity;
  for (const n of order) {
    placed[n] = Math.max(placed[n]!, least);
    least = placed[n] + apart;
  }
  let most = end;
  for (const n of order.reverse()) {
    placed[n] = Math.min(placed[n]!, most);
    most = placed[n] - apart;
  }
  return placed;
}
