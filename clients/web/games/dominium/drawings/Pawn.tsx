// The pawns of the two players. They differ in colour, sign and shape: a head and a tower.
import { SeatSign } from '../../../ui/Crest';

const heads: Record<number, string> = {
  1: 'M30 -6a15 15 0 0 1 9 27H21a15 15 0 0 1 9-27z',
  2: 'M13 -6h8v6h5v-6h8v6h5v-6h8v21l-7 6H20l-7-6z',
};
const body = 'M6 70C6 52 18 44 21 21H39C42 44 54 52 54 70z';

/** A pawn, 60 wide and 80 high. Its foot is at 30, 72. */
export function Pawn({ seat }: { seat: number }) {
  return (
    <g class={`pawn seat-${seat}`}>
      <ellipse cx="30" cy="71" rx="27" ry="6" class="pawn-shadow" />
      <path d={body} class="pawn-body" />
      <path d={heads[seat]} class="pawn-body" />
      <g class="pawn-sign" transform="translate(30 54) scale(1.25)">
        <SeatSign seat={seat} />
      </g>
    </g>
  );
}

/** The place of a pawn in its square. `x` is the middle of the pawn, and `y` its head. */
export const besidePips = { x: 76, y: 24, scale: 0.6 };

/** A pawn in a square of 100 by 100, beside the pips of that square (`Half` with `hasPawn`). */
export function PawnBesidePips({ seat }: { seat: number }) {
  const { x, y, scale } = besidePips;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(-30 9)`}>
      <Pawn seat={seat} />
    </g>
  );
}

/** A pawn in a text, as large as the text. */
export function PawnIcon({ seat }: { seat: number }) {
  return (
    <svg class="pawn-icon" viewBox="0 -12 60 92" aria-hidden="true">
      <Pawn seat={seat} />
    </svg>
  );
}
