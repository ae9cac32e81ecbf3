// Where squares and edges lie in the drawing of a map: 100 units a square, a12 in the left upper corner.

export const size = 12;

export interface Place {
  /** columns from the left, from 0 */
  x: number;
  /** rows from the top, from 0 */
  y: number;
}

/** `e4`; `rows` is how many the drawn map has. */
export function squareAt(square: string, rows = size): Place {
  return { x: square.charCodeAt(0) - 97, y: rows - Number(square.slice(1)) };
}

export interface EdgeAt extends Place {
  /** whether the wall on it lies, or stands from top to bottom */
  lies: boolean;
}

/** `e4n`, `e4e`: the corner of squares where it begins, the left or the upper one, in squares. */
export function edgeAt(edge: string, rows = size): EdgeAt {
  const { x, y } = squareAt(edge.slice(0, -1), rows);
  return edge.endsWith('n') ? { x, y, lies: true } : { x: x + 1, y, lies: false };
}
