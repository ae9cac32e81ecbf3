// The rows of a player in the view: RULES.md, R1.4 to R1.6.
import type { DominiumSeatView } from 'reami';

/** The first power in a fief; 0 without a row. */
export const firstPower = (seat: DominiumSeatView, fief: number) => seat.rows[fief]?.numbers['1'] ?? 0;

/** The right numbers of a row's tiles, from its left end. */
export const numbersInRow = (seat: DominiumSeatView, fief: number): number[] =>
  Object.entries(seat.rows[fief]?.numbers ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, number]) => number);
