// Finds in the legal moves the places on the board that a King can reach.
import type { TonccCatalog, TonccDirection } from 'reami';
import type { Point } from '../../table/walk';

type Places = TonccCatalog['places'];

/** The distance between the centres of two neighbouring places. */
export const step = 100;

/** The centre of a place. The compass is at 0, 0, and south is down. */
export function centreOf(place: string, places: Places): Point {
  const { q, r } = places[place] ?? { q: 0, r: 0 };
  return { x: (q * step * Math.sqrt(3)) / 2, y: (r + q / 2) * step };
}

/** The places that a King reaches from one place by these moves, each with its move. */
export function destinations(
  legal: readonly string[],
  at: string | undefined,
  places: Places,
): ReadonlyMap<string, TonccDirection> {
  const beside = Object.entries((at !== undefined && places[at]?.to) || {}) as [TonccDirection, string][];
  return new Map(
    beside.filter(([move]) => legal.includes(move)).map(([move, place]) => [place, move] as const),
  );
}

/** The place that a King reaches from one place by this move. */
export function destinationOf(
  move: TonccDirection | undefined,
  at: string | undefined,
  places: Places,
): string | null {
  const beside: Partial<Record<TonccDirection, string>> = (at !== undefined && places[at]?.to) || {};
  return (move !== undefined && beside[move]) || null;
}
