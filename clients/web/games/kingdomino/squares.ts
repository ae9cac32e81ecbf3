// The board of a kingdom, which has 13 x 13 squares: RULES.md, R6.
import * as squares from '../../laying/squares';

export * from '../../laying/squares';

export const castle: squares.Square = { column: 7, row: 7 };
export const board: squares.Extent = { left: 1, right: 13, bottom: 1, top: 13 };

/** Reads a placement; null if it is not on this board. */
export function placementOf(notation: string): squares.Placement | null {
  const placement = squares.placementOf(notation);
  return placement && squares.isWhole(board, placement) ? placement : null;
}
