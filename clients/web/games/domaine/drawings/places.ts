// The positions of squares and edges in the drawing of a map: 100 units per square, a12 in the upper left
// corner.

export const size = 12;

export interface Place {
  /** columns from the left, from 0 */
  x: number;
  /** rows from the top, from 0 */
  y: number;
}

/** The position of a square such as `e4`; `rows` is the number of rows of the drawn map. */
export function squareAt(square: string, rows = size): Place {
  return { x: square.charCodeAt(0) - 97, y: rows - Number(square.slice(1)) };
}

export interface EdgeAt extends Place {
  /** whether a wall on this edge is horizontal */
  lies: boolean;
}

/** The start of an edge, `e4n` or `e4e`: its left or upper end, in squares. */
export function edgeAt(edge: string, rows = size): EdgeAt {
  const { x, y } = squareAt(edge.slice(0, -1), rows);
  return edge.endsWith('n') ? { x, y, lies: true } : { x: x + 1, y, lies: false };
}
