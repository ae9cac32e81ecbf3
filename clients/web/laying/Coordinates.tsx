// The names of a board's columns and rows. The letters are below the board, and the numbers are on its left.
import { movedTo, rowsOf } from './frame';
import type { Extent, Square } from './squares';

const letterAt = { around: { x: 50, y: 125 }, within: { x: 88, y: 97 } };
const numberAt = { around: { x: -20, y: 58 }, within: { x: 12, y: 22 } };

interface Props {
  frame: Extent;
  /** `around` means in the margin, `within` means in the corners of the outer squares */
  where: 'around' | 'within';
  nameOf(square: Square): string;
}

export function Coordinates({ frame, where, nameOf }: Props) {
  const rows = rowsOf(frame);
  return (
    <g class="coordinates" text-anchor="middle">
      {rows.at(-1)!.map(square => (
        <text key={square.column} transform={movedTo(frame, square)} {...letterAt[where]}>
          {nameOf(square)[0]}
        </text>
      ))}
      {rows.map(([square]) => (
        <text key={square!.row} transform={movedTo(frame, square!)} {...numberAt[where]}>
          {nameOf(square!).slice(1)}
        </text>
      ))}
    </g>
  );
}
