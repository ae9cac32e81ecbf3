// The geometry of a board, or of the part of it that is drawn. A square is 100 units wide, and the upper left
// square is at 0, 0.
import { isIn, type Extent, type Square } from './squares';

export const unit = 100;

/**
 * The viewBox of an svg that shows this part of the board, with a margin around it. `names` is the margin on
 * the left and below, which has the names of rows and columns.
 */
export function viewBoxOf(frame: Extent, margin: number, names = margin): string {
  const [wide, high] = [frame.right - frame.left + 1, frame.top - frame.bottom + 1];
  const both = margin + names;
  return `${-names} ${-margin} ${wide * unit + both} ${high * unit + both}`;
}

/** The SVG transformation that moves a drawing to the upper left corner of this square. */
export const movedTo = (frame: Extent, { column, row }: Square) =>
  `translate(${(column - frame.left) * unit} ${(frame.top - row) * unit})`;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** The squares row by row from the top. */
export const rowsOf = ({ left, right, bottom, top }: Extent): Square[][] =>
  range(bottom, top)
    .reverse()
    .map(row => range(left, right).map(column => ({ column, row })));

/** The id of the element of a square. A page never has more than one board on which players lay dominoes. */
export const squareId = (name: string) => `square-${name}`;

/** The square of the board at this point of the window; null if the point is not on the board. */
export function squareUnder(board: SVGSVGElement, frame: Extent, x: number, y: number): Square | null {
  const matrix = board.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const square = {
    column: frame.left + Math.floor(point.x / unit),
    row: frame.top - Math.floor(point.y / unit),
  };
  return isIn(frame, square) ? square : null;
}
