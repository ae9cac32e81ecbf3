// Legal notations -> where on the board the King may go.
import type { TonccCatalog, TonccDirection } from 'reami';
import type { Point } from '../../table/walk';

type Places = TonccCatalog['places'];

/** Between the centres of two places that touch. */
export const step = 100;

/** Of a place's centre; the compass is at 0, 0, south is down. */
export function centreOf(place: string, places: Places): Point {
  const { q, r } = places[place] ?? { q: 0, r: 0 };
  return { x: (q * step * Math.sqrt(3)) / 2, y: (r + q / 2) * step };
}

/** The places to which these moves lead from there, each with its move. */
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

/** Where a King who is there comes to by that move. */
export function destinationOf(
  move: TonccDirection | undefined,
  at: string | undefined,
  places: Places,
): string | null {
  const beside: Partial<Record<TonccDirection, string>> = (at !== undefined && places[at]?.to) || {};
  return (move !== undefined && beside[move]) || null;
}
