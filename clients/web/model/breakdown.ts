// Where the points of each seat come from at the end of a match: a row for each source of points.

export interface Share {
  readonly label: string;
  /** by seat */
  readonly points: Readonly<Record<number, number>>;
}

/**
 * The rows in the order in which the client shows them. In a match of several rounds, they are those of the
 * last round.
 */
export type Breakdown = readonly Share[];

export const seatsOf = (seats: Readonly<Record<string, unknown>>) => Object.keys(seats).map(Number);

/** Makes a row from the points of each seat. */
export const share = (
  label: string,
  seats: readonly number[],
  pointsOf: (seat: number) => number,
): Share => ({
  label,
  points: Object.fromEntries(seats.map(seat => [seat, pointsOf(seat)])),
});

/** Removes the rows in which no seat has points. */
export const withoutEmpty = (rows: Breakdown): Breakdown =>
  rows.filter(({ points }) => Object.values(points).some(one => one !== 0));
