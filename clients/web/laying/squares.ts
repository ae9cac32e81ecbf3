// The squares of a board, and dominoes on them, by name and by number. All games with dominoes use them.

/** A square: its column and row, both from 1. Row 1 is at the bottom. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** Where the second half of a domino lies, seen from the first half: right, below, left, above. */
export type Direction = 0 | 1 | 2 | 3;
const steps = [
  { column: 1, row: 0 },
  { column: 0, row: -1 },
  { column: -1, row: 0 },
  { column: 0, row: 1 },
] as const;

/** The square of a domino's first half, and the direction in which its second half lies. */
export interface Placement {
  readonly first: Square;
  readonly direction: Direction;
}

/** A board or a part of it: its first and last column, and its first and last row. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export const isIn = ({ left, right, bottom, top }: Extent, { column, row }: Square) =>
  column >= left && column <= right && row >= bottom && row <= top;
export const isSame = (a: Square, b: Square) => a.column === b.column && a.row === b.row;
export const nameOf = ({ column, row }: Square) => String.fromCharCode(96 + column) + row;
export const stepFrom = (from: Square, direction: Direction): Square => ({
  column: from.column + steps[direction].column,
  row: from.row + steps[direction].row,
});
export const neighbours = (of: Square) => ([0, 1, 2, 3] as const).map(direction => stepFrom(of, direction));
export const turned = (direction: Direction, by: number) => ((((direction + by) % 4) + 4) % 4) as Direction;

/** Reads the name of a square. Expects a name such as `g7`. */
export const squareOf = (name: string): Square => ({
  column: name.charCodeAt(0) - 96,
  row: Number(name.slice(1)),
});

export const secondOf = (placement: Placement) => stepFrom(placement.first, placement.direction);
export const notationOf = (placement: Placement) => nameOf(placement.first) + nameOf(secondOf(placement));
export const isWhole = (board: Extent, placement: Placement) =>
  isIn(board, placement.first) && isIn(board, secondOf(placement));

const twoSquares = /^([a-z][1-9]\d?)([a-z][1-9]\d?)$/;

/** Reads a placement such as `g8g9`; null for any other text, and if the halves do not share a side. */
export function placementOf(notation: string): Placement | null {
  const halves = twoSquares.exec(notation);
  if (!halves) return null;
  const [first, second] = [squareOf(halves[1]!), squareOf(halves[2]!)];
  const direction = neighbours(first).findIndex(square => isSame(square, second));
  return direction < 0 ? null : { first, direction: direction as Direction };
}

/**
 * Returns the first square and all squares that are joined to it along sides. Calls `take` once for each
 * square, and `take` returns whether the square belongs to them.
 */
export function joined(first: Square, take: (square: Square) => boolean): Square[] {
  const found = take(first) ? [first] : [];
  for (const square of found) found.push(...neighbours(square).filter(take));
  return found;
}
