// Positions as text: `12 a1a2` is the tile 1-2 with its lower half on a1; a row is written as the right
// numbers of its tiles.
import type { DominiumSeatView, DominiumView } from 'reami';

interface Drawn {
  /** `12 a1a2, 35 b1b2` */
  laid?: string;
  /** the owner of every square of an owned territory */
  owners?: Record<string, number>;
  titles?: Record<number, number>;
  /** by seat and fief: `{1: {2: '315'}}` is the row 2-3 3-1 1-5 of seat 1 */
  rows?: Record<number, Record<number, string>>;
  acting?: number;
  pawns?: number;
}

/** The power of a row by R1.5, worked by hand: adjacent numbers count twice, the last one once. */
function powerOf(row: readonly number[]): number {
  return 2 * row.reduce((sum, number) => sum + number, 0) - (row.at(-1) ?? 0);
}

function seatOf(rows: Record<number, string>, pawns: number): DominiumSeatView {
  const of = (text: string) => {
    const row = [...text].map(Number);
    return { numbers: Object.fromEntries(row.map((number, n) => [n + 1, number])), power: powerOf(row) };
  };
  return {
    rows: Object.fromEntries(Object.entries(rows).map(([fief, text]) => [fief, of(text)])),
    pawns,
    squares: 0,
    points: 0,
  };
}

/** All points are 0, so that the points after a move are its effect. */
export function position({ laid = '', owners = {}, titles = {}, rows = {}, acting = 1, pawns = 6 }: Drawn) {
  const tiles = laid.split(', ').filter(Boolean);
  const view: DominiumView = {
    acting,
    asked: 'tile',
    left: 40,
    laid: Object.fromEntries(tiles.map(one => one.split(' ').reverse() as [string, string])),
    owners,
    titles,
    seats: { 1: seatOf(rows[1] ?? {}, pawns), 2: seatOf(rows[2] ?? {}, pawns) },
  };
  return view;
}
