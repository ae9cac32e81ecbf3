// Reads the rows of a player from the view: RULES.md, R1.4 to R1.6.
import type { DominiumSeatView } from 'reami';

/** The player's first power in a fief; 0 if the player has no row for it. */
export const firstPower = (seat: DominiumSeatView, fief: number) => seat.rows[fief]?.numbers['1'] ?? 0;

/** The right number of each tile in a row, from the left end of the row. */
export const numbersInRow = (seat: DominiumSeatView, fief: number): number[] =>
  Object.entries(seat.rows[fief]?.numbers ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, number]) => number);
