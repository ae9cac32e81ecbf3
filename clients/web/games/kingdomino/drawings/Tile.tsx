// Squares and dominoes on a board. A square is 100 units wide.
import type { KingdominoDomino, KingdominoHalf } from 'reami';
import { DominoOutline, secondHalf } from '../../../laying/DominoOutline';
import type { Direction } from '../squares';
import { Crowns } from './Crowns';
import { drawing } from './Drawings';

/** One square of a domino, with its upper left corner at 0, 0. */
export function Tile({ half, variant }: { half: KingdominoHalf; variant: number }) {
  return (
    <>
      <use href={`#${drawing(half.terrain, variant)}`} width="100" height="100" />
      <Crowns count={half.crowns} />
    </>
  );
}

/**
 * A domino whose first half is at 0, 0. The drawings of its squares stay upright, whichever direction it has.
 */
export function Domino({
  domino,
  number,
  direction = 0,
}: {
  domino: KingdominoDomino;
  number: number;
  direction?: Direction;
}) {
  const [x, y] = secondHalf[direction];
  return (
    <>
      <Tile half={domino.first} variant={number} />
      <g transform={`translate(${x} ${y})`}>
        <Tile half={domino.second} variant={number + 1} />
      </g>
      <DominoOutline direction={direction} />
    </>
  );
}
