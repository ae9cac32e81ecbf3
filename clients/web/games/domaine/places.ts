// Squares and edges, and where they are on the drawn map (RULES.md, R1.1 and R1.2). A square is 100 units
// wide, and a12 is in the upper left corner.
import type { Point } from '../../table/walk';
import { edgeAt, size, squareAt } from './drawings/places';

/** The width and height of the map, in units. */
export const extent = 100 * size;
/** The width of the margin around the map, in units. The margin has the letters and numbers. */
export const rim = 34;

export const isEdge = (place: string) => /[ne]$/.test(place);

export const squareName = (x: number, y: number) => `${String.fromCharCode(97 + x)}${size - y}`;

/** Every square, row by row from the top. */
export const squares: readonly string[] = Array.from({ length: size * size }, (_, n) =>
  squareName(n % size, Math.floor(n / size)),
);

/** The middle of a square or of an edge. */
export function centreOf(place: string): Point {
  if (!isEdge(place)) {
    const { x, y } = squareAt(place);
    return { x: 100 * x + 50, y: 100 * y + 50 };
  }
  const { x, y, lies } = edgeAt(place);
  return lies ? { x: 100 * x + 50, y: 100 * y } : { x: 100 * x, y: 100 * y + 50 };
}

/** The two squares that an edge separates. */
export function besides(edge: string): readonly [string, string] {
  const square = edge.slice(0, -1);
  const { x, y } = squareAt(square);
  return edge.endsWith('n') ? [square, squareName(x, y - 1)] : [square, squareName(x + 1, y)];
}
