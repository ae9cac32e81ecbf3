// The squares of a board and the dominoes on them, by name and by number, for every game with dominoes.

/** Column and row from 1; row 1 is at the bottom. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** The position of the second half relative to the first, clockwise: right, below, left, above. */
export type Direction = 0 | 1 | 2 | 3;
const steps = [
  { column: 1, row: 0 },
  { column: 0, row: -1 },
  { column: -1, row: 0 },
  { column: 0, row: 1 },
] as const;

/** The square of a domino's first half, and the direction of its second. */
export interface Placement {
  readonly first: Square;
  readonly direction: Direction;
}

/** Part of a board, or all of it: the first and the last of its columns and rows. */
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

/** Requires a name such as `g7`. */
export const squareOf = (name: string): Square => ({
  column: name.charCodeAt(0) - 96,
  row: Number(name.slice(1)),
});

export const secondOf = (placement: Placement) => stepFrom(placement.first, placement.direction);
export const notationOf = (placement: Placement) => nameOf(placement.first) + nameOf(secondOf(placement));
export const isWhole = (board: Extent, placement: Placement) =>
  isIn(board, placement.first) && isIn(board, secondOf(placement));

const twoSquares = /^([a-z][1-9]\d?)([a-z][1-9]\d?)$/;

/** Parses `g8g9`; null if the text is no placement or its halves are not adjacent. */
export function placementOf(notation: string): Placement | null {
  const halves = twoSquares.exec(notation);
  if (!halves) return null;
  const [first, second] = [squareOf(halves[1]!), squareOf(halves[2]!)];
  const direction = neighbours(first).findIndex(square => isSame(square, second));
  return direction < 0 ? null : { first, direction: direction as Direction };
}

/**
 * The squares connected to the first along sides. Calls `take` once per square, which returns whether the
 * square belongs to them.
 */
export function joined(first: Square, take: (square: Square) => boolean): Square[] {
  const found = take(first) ? [first] : [];
  for (const square of found) found.push(...neighbours(square).filter(take));
  return found;
}
