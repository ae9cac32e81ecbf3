// Squares and dominoes as they lie on a board: 100 units a square.
import type { KingdominoDomino, KingdominoHalf } from 'reami';
import type { Direction } from '../squares';
import { Crowns } from './Crowns';
import { drawing } from './Drawings';

/** One square of a domino, its left upper corner on 0, 0. */
export function Tile({ half, variant }: { half: KingdominoHalf; variant: number }) {
  return (
    <>
      <use href={`#${drawing(half.terrain, variant)}`} width="100" height="100" />
      <Crowns count={half.crowns} />
    </>
  );
}

const second = [
  [100, 0],
  [0, 100],
  [-100, 0],
  [0, -100],
] as const;

/** The edge of a domino, and the seam between its halves. */
export function Rim({ direction, look = '' }: { direction: Direction; look?: string }) {
  return (
    <g transform={`rotate(${direction * 90} 50 50)`}>
      <path d="M100 4V96" class="domino-seam" />
      <rect width="200" height="100" rx="7" class="domino-edge" />
      <rect width="200" height="100" rx="7" class={`domino-rim ${look}`} />
    </g>
  );
}

/** A domino, its first half on 0, 0; the squares stay upright, whichever way it lies. */
export function Domino({
  domino,
  number,
  direction = 0,
}: {
  domino: KingdominoDomino;
  number: number;
  direction?: Direction;
}) {
  const [x, y] = second[direction];
  return (
    <>
      <Tile half={domino.first} variant={number} />
      <g transform={`translate(${x} ${y})`}>
        <Tile half={domino.second} variant={number + 1} />
      </g>
      <Rim direction={direction} />
    </>
  );
}

/** What a domino by itself needs as viewBox. */
export function boxOf(direction: Direction): string {
  const [x, y] = second[direction];
  const [left, top] = [Math.min(0, x), Math.min(0, y)];
  return `${left - 4} ${top - 4} ${108 + Math.abs(x)} ${108 + Math.abs(y)}`;
}
