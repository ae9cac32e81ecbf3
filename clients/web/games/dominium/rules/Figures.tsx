// The pictures of the rules page. A text gives each position, row by row from the top: a digit for each
// square, and `.` for an empty one. `3:1` is a 3 in a territory of seat 1.
import { DrawnPosition, figureOf } from '../../../rules/RulesFigure';
import { CrownShape } from '../../../ui/CrownShape';
import { fiefs } from '../board';
import { Pawn, PawnBesidePips } from '../drawings/Pawn';
import { Half, Tile } from '../drawings/Tile';

const Position = ({ drawn }: { drawn: string }) => (
  <DrawnPosition drawn={drawn} square={word => <Drawn square={word} />} />
);

function Drawn({ square }: { square: string }) {
  if (square === '.') return <rect x="3" y="3" width="94" height="94" rx="10" class="plot" />;
  const [number, seat] = square.split(':').map(Number);
  return (
    <>
      <Half number={number!} hasPawn={seat !== undefined} />
      <rect width="100" height="100" rx="7" class="domino-rim" />
      {seat !== undefined && (
        <g class="pawn-stand">
          <PawnBesidePips seat={seat} />
        </g>
      )}
    </>
  );
}

/** Tiles end to end. A tile's first digit is its left half: `23 31 15`. */
function Row({ tiles, crowned = false }: { tiles: string; crowned?: boolean }) {
  const row = tiles.split(' ');
  return (
    <svg class="figure" viewBox={`-8 -8 ${row.length * 210 + 110} 116`} aria-hidden="true">
      {row.map((tile, n) => (
        <g key={n} transform={`translate(${n * 210} 0)`}>
          <Tile tile={tile} />
        </g>
      ))}
      {crowned && (
        <g transform={`translate(${row.length * 210 + 6} 18) scale(3)`}>
          <CrownShape />
        </g>
      )}
    </svg>
  );
}

const Numbers = () => (
  <svg class="figure" viewBox="-8 -8 746 116" aria-hidden="true">
    {[0, ...fiefs].map(number => (
      <g key={number} transform={`translate(${number * 105} 0)`}>
        <Half number={number} />
        <rect width="100" height="100" rx="7" class="domino-rim" />
      </g>
    ))}
  </svg>
);

const Pawns = () => (
  <svg class="figure small-figure" viewBox="-10 -14 160 100" aria-hidden="true">
    {[1, 2].map(seat => (
      <g key={seat} transform={`translate(${(seat - 1) * 80} 0)`}>
        <Pawn seat={seat} />
      </g>
    ))}
  </svg>
);

export const Figure = figureOf('dominium', {
  numbers: Numbers,
  pawns: Pawns,
  row: () => <Row tiles="23 31 15" crowned />,
  laying: () => <Position drawn="3 3 . . / . 3:1 5 . / . . . 6" />,
  join: () => <Position drawn="2:1 2 2 2 / . 4 . ." />,
});
