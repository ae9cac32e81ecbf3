// Where squares and edges are in the drawing of a map. A square is 100 units wide, and a12 is in the upper
// left corner.

export const size = 12;

export interface Place {
  /** the column, counted from the left, from 0 */
  x: number;
  /** the row, counted from the top, from 0 */
  y: number;
}

/** Where a square such as `e4` is. `rows` is the number of rows of the map. */
export function squareAt(square: string, rows = size): Place {
  return { x: square.charCodeAt(0) - 97, y: rows - Number(square.slice(1)) };
}

export interface EdgeAt extends Place {
  /** whether a wall on this edge is horizontal */
  lies: boolean;
}

/** Where an edge such as `e4n` or `e4e` begins: its left or upper end, in squares. */
export function edgeAt(edge: string, rows = size): EdgeAt {
  const { x, y } = squareAt(edge.slice(0, -1), rows);
  return edge.endsWith('n') ? { x, y, lies: true } : { x: x + 1, y, lies: false };
}
