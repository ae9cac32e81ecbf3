// Legal notations -> where on the board the King may go; and where an arrow key leads.
import type { TonccCatalog, TonccDirection } from 'reami';

type Places = TonccCatalog['places'];

export interface Point {
  readonly x: number;
  readonly y: number;
}

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

/** Where a King who stands there comes to by that move. */
export function destinationOf(
  move: TonccDirection | undefined,
  at: string | undefined,
  places: Places,
): string | null {
  const beside: Partial<Record<TonccDirection, string>> = (at !== undefined && places[at]?.to) || {};
  return (move !== undefined && beside[move]) || null;
}

export const arrows: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * Of these points the one that lies next in a direction, and as straight there as can be; `from` where there
 * is none.
 */
export function nextTowards<Name extends string>(
  from: Name,
  towards: Point,
  points: ReadonlyMap<Name, Point>,
): Name {
  const start = points.get(from)!;
  let [next, least]: [Name, number] = [from, Infinity];
  for (const [name, { x, y }] of points) {
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y) + Math.abs(dy * towards.x);
    const far = Math.hypot(dx, dy) + aside;
    if (along > 1 && aside <= 2 * along && far < least) [next, least] = [name, far];
  }
  return next;
}
