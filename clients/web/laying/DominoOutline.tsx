// The edge of a domino, whatever is on its halves. 100 units a half, the first half's left upper corner on 0,
// 0.
import type { Direction } from './squares';

/** To where the second half lies. */
export const secondHalf = [
  [100, 0],
  [0, 100],
  [-100, 0],
  [0, -100],
] as const;

/** The edge, and the seam between the halves. */
export function DominoOutline({ direction, look = '' }: { direction: Direction; look?: string }) {
  return (
    <g transform={`rotate(${direction * 90} 50 50)`}>
      <path d="M100 4V96" class="domino-seam" />
      <rect width="200" height="100" rx="7" class={`domino-edge ${look}`} />
      <rect width="200" height="100" rx="7" class={`domino-rim ${look}`} />
    </g>
  );
}

/** What a domino by itself needs as viewBox. */
export function boxOf(direction: Direction): string {
  const [x, y] = secondHalf[direction];
  const [left, top] = [Math.min(0, x), Math.min(0, y)];
  return `${left - 4} ${top - 4} ${108 + Math.abs(x)} ${108 + Math.abs(y)}`;
}
