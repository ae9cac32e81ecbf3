// Tiles on a board or in a hand. Each half is 100 units wide.
import { boxOf, DominoOutline, secondHalf } from '../../../laying/DominoOutline';
import type { Direction } from '../../../laying/squares';
import { halvesOf } from '../board';
import { drawing } from './Drawings';

/** One half, with its upper left corner at 0, 0. Its pips leave space for a pawn. */
export const Half = ({ number, hasPawn = false }: { number: number; hasPawn?: boolean }) => (
  <use href={`#${drawing(number, hasPawn)}`} class={`land-${number}`} width="100" height="100" />
);

/** A tile whose lower number is at 0, 0. Its pips stay upright, whichever direction it has. */
export function Tile({ tile, direction = 0 }: { tile: string; direction?: Direction }) {
  const [low, high] = halvesOf(tile);
  const [x, y] = secondHalf[direction];
  return (
    <>
      <Half number={low} />
      <g transform={`translate(${x} ${y})`}>
        <Half number={high} />
      </g>
      <DominoOutline direction={direction} />
    </>
  );
}

/** A tile as a picture of its own. */
export function TilePicture({ tile, direction = 0 }: { tile: string; direction?: Direction }) {
  return (
    <svg
      class={direction % 2 === 0 ? 'domino' : 'domino upright'}
      viewBox={boxOf(direction)}
      aria-hidden="true"
    >
      <Tile tile={tile} direction={direction} />
    </svg>
  );
}
