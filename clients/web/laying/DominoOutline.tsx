// The outline that dominoes have in all games. Each half is 100 units wide, and the upper left corner of the
// first half is at 0, 0.
import type { Direction } from './squares';

/** Where the second half lies, seen from the first half, for each direction. */
export const secondHalf = [
  [100, 0],
  [0, 100],
  [-100, 0],
  [0, -100],
] as const;

/** Draws the edge and the line between the halves. */
export function DominoOutline({ direction, look = '' }: { direction: Direction; look?: string }) {
  return (
    <g transform={`rotate(${direction * 90} 50 50)`}>
      <path d="M100 4V96" class="domino-seam" />
      <rect width="200" height="100" rx="7" class={`domino-edge ${look}`} />
      <rect width="200" height="100" rx="7" class={`domino-rim ${look}`} />
    </g>
  );
}

/** The viewBox of an svg that shows one domino. */
export function boxOf(direction: Direction): string {
  const [x, y] = secondHalf[direction];
  const [left, top] = [Math.min(0, x), Math.min(0, y)];
  return `${left - 4} ${top - 4} ${108 + Math.abs(x)} ${108 + Math.abs(y)}`;
}
