// The names of a board's columns and rows, in its margin: the letters are below the board, and the numbers on
// its left.
import { movedTo, rowsOf } from './frame';
import type { Extent, Square } from './squares';

const letterAt = { x: 50, y: 125 };
const numberAt = { x: -20, y: 58 };

interface Props {
  frame: Extent;
  nameOf(square: Square): string;
}

export function Coordinates({ frame, nameOf }: Props) {
  const rows = rowsOf(frame);
  return (
    <g class="coordinates" text-anchor="middle">
      {rows.at(-1)!.map(square => (
        <text key={square.column} transform={movedTo(frame, square)} {...letterAt}>
          {nameOf(square)[0]}
        </text>
      ))}
      {rows.map(([square]) => (
        <text key={square!.row} transform={movedTo(frame, square!)} {...numberAt}>
          {nameOf(square!).slice(1)}
        </text>
      ))}
    </g>
  );
}
