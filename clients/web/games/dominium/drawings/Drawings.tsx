// The squares of all numbers, defined once per page. Every Tile uses them. The pips, the colour of the land
// and the pattern of its furrows each show the number. A square is 100 units wide.
import { fiefs } from '../board';

const middle = [50, 50];
const corners = [
  [25, 25],
  [75, 75],
  [75, 25],
  [25, 75],
];
const sides = [
  [25, 50],
  [75, 50],
];

/** The radius of a pip. */
export const pipRadius = 10;

/** The positions of each number's pips. */
export const pips: Record<number, number[][]> = {
  0: [],
  1: [middle],
  2: corners.slice(0, 2),
  3: [...corners.slice(0, 2), middle],
  4: corners,
  5: [...corners, middle],
  6: [...corners, ...sides],
};

/** The positions of the pips in a square with a pawn, which needs the right side of the square. */
export const pipsBesidePawn = (number: number) => pips[number]!.map(([x, y]) => [(x! - 25) / 2 + 23, y!]);

/** The furrows. They have another direction or another figure for each number. */
const furrows: Record<number, string> = {
  0: 'M12 22l14 8 10-12M58 14l12 16 18-6M14 62l16-10 16 12M60 58l10 12 18-8M20 90l12-10 14 10M62 92l10-8 14 6',
  1: 'M0 14H100M0 38H100M0 62H100M0 86H100',
  2: 'M0 30L30 0M0 65L65 0M0 100L100 0M35 100L100 35M70 100L100 70',
  3: 'M14 0V100M38 0V100M62 0V100M86 0V100',
  4: 'M70 0L100 30M35 0L100 65M0 0L100 100M0 35L65 100M0 70L30 100',
  5: 'M0 12q12-10 25 0t25 0 25 0 25 0M0 50q12-10 25 0t25 0 25 0 25 0M0 88q12-10 25 0t25 0 25 0 25 0',
  6: 'M0 33H100M0 67H100M33 0V100M67 0V100',
};

const ink = '#2b1d0c';

export const drawing = (number: number, hasPawn: boolean) => `number-${number}${hasPawn ? '-pawn' : ''}`;

/**
 * A page that shows tiles must contain this element once. It takes no space. The copies that `<use>` makes
 * get no style rule whose selector names an ancestor. So the looks are attributes, and the class of the copy
 * gives it its colour.
 */
export function Drawings() {
  return (
    <svg class="drawings" width="0" height="0" aria-hidden="true">
      {[0, ...fiefs].flatMap(number => [
        <Face key={number} id={drawing(number, false)} number={number} dots={pips[number]!} />,
        <Face
          key={`${number} pawn`}
          id={drawing(number, true)}
          number={number}
          dots={pipsBesidePawn(number)}
        />,
      ])}
    </svg>
  );
}

const Face = ({ id, number, dots }: { id: string; number: number; dots: number[][] }) => (
  <symbol id={id} viewBox="0 0 100 100">
    <rect width="100" height="100" fill="var(--land)" />
    <path d={furrows[number]} fill="none" stroke={ink} stroke-opacity="0.14" stroke-width="4" />
    {dots.map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={pipRadius}
        fill={ink}
        stroke="#fff8e4"
        stroke-opacity="0.55"
        stroke-width="2"
      />
    ))}
  </symbol>
);
