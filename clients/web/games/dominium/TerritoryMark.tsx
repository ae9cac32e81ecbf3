// The border of a territory, drawn inside its squares. The owner gives it its colour, and makes it unbroken
// or dashed.
import { useId } from 'preact/hooks';
import { movedTo, unit } from '../../laying/frame';
import { nameOf, squareOf, stepFrom, type Direction } from '../../laying/squares';
import { board, type Territory } from './board';
import { PawnBesidePips } from './drawings/Pawn';

const corner = (square: string) => {
  const { column, row } = squareOf(square);
  return [(column - board.left) * unit, (board.top - row) * unit] as const;
};

/** The four sides of a square: right, lower, left, upper. */
const sides = ['m100 0v100', 'm0 100h100', 'v100', 'h100'] as const;

/** The sides of the territory's squares on which it has no other square. */
function borderOf(squares: readonly string[]): string {
  const inside = new Set(squares);
  return squares
    .flatMap(square =>
      sides.map((side, direction) => {
        if (inside.has(nameOf(stepFrom(squareOf(square), direction as Direction)))) return '';
        const [x, y] = corner(square);
        return `M${x} ${y}${side}`;
      }),
    )
    .join('');
}

interface Props {
  territory: Territory;
  /** what it shows: the territory after the intended move, one for a pawn, or the picked one */
  look?: 'would' | 'claim' | 'picked' | '';
}

export function TerritoryMark({ territory: { squares, owner }, look = '' }: Props) {
  const id = useId();
  const border = borderOf(squares);
  return (
    <g class={`territory ${owner === null ? 'free' : `owned seat-${owner}`} ${look}`}>
      <clipPath id={id}>
        {squares.map(square => {
          const [x, y] = corner(square);
          return <rect key={square} x={x} y={y} width={unit} height={unit} />;
        })}
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <path d={border} class="territory-casing" />
        <path d={border} class="territory-border" />
      </g>
    </g>
  );
}

/** The square on which the pawn of a territory stands: the one that is nearest to their middle. */
export function heartOf({ squares }: Territory): string {
  const places = squares.map(squareOf);
  const mean = (of: (place: (typeof places)[number]) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [column, row] = [mean(place => place.column), mean(place => place.row)];
  const distance = (square: string) => {
    const place = squareOf(square);
    return (place.column - column) ** 2 + (place.row - row) ** 2;
  };
  return [...squares].sort((a, b) => distance(a) - distance(b))[0]!;
}

/** The pawn on an owned territory. */
export function StandingPawn({ territory, fresh }: { territory: Territory; fresh: boolean }) {
  const { owner } = territory;
  if (owner === null) return null;
  return (
    <g transform={movedTo(board, squareOf(heartOf(territory)))}>
      <g class={fresh ? 'pawn-stand lands' : 'pawn-stand'} transform-origin="50 50">
        <PawnBesidePips seat={owner} />
      </g>
    </g>
  );
}
