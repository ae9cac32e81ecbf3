// What the points of everybody are made of, at the end: a row for each thing that brings points.

export interface Share {
  readonly label: string;
  /** by seat */
  readonly points: Readonly<Record<number, number>>;
}

/** In the order in which they are told; of the last round, in a match of several. */
export type Breakdown = readonly Share[];

export const seatsOf = (seats: Readonly<Record<string, unknown>>) => Object.keys(seats).map(Number);

/** One row, by what each seat has of it. */
export const share = (
  label: string,
  seats: readonly number[],
  pointsOf: (seat: number) => number,
): Share => ({
  label,
  points: Object.fromEntries(seats.map(seat => [seat, pointsOf(seat)])),
});

/** Without the rows of which nobody has anything. */
export const withoutEmpty = (rows: Breakdown): Breakdown =>
  rows.filter(({ points }) => Object.values(points).some(one => one !== 0));
