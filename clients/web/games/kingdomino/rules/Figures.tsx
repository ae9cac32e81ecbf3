// The pictures of the rules page. A text gives each position as in RULES.md, R7: `w0 w1 / C f0`, row by row
// from the top.
import type { KingdominoTerrain } from 'reami';
import { DrawnPosition, figureOf } from '../../../rules/RulesFigure';
import { t } from '../../../words/t';
import { Castle } from '../drawings/Castle';
import { King } from '../drawings/King';
import { Domino, Tile } from '../drawings/Tile';
import { TerrainIcon } from '../ScoreCard';

const terrains: Record<string, KingdominoTerrain> = {
  w: 'wheat',
  f: 'forest',
  l: 'lake',
  g: 'grassland',
  s: 'swamp',
  m: 'mine',
};

const Position = ({ drawn }: { drawn: string }) => (
  <DrawnPosition drawn={drawn} square={(word, x, y) => <Drawn square={word} variant={x + 2 * y} />} />
);

function Drawn({ square, variant }: { square: string; variant: number }) {
  if (square === 'C') return <Castle seat={1} />;
  const terrain = terrains[square[0]!];
  if (!terrain) return <rect x="3" y="3" width="94" height="94" rx="10" class="plot" />;
  return (
    <>
      <Tile half={{ terrain, crowns: Number(square[1]) }} variant={variant} />
      <rect width="100" height="100" rx="7" class="domino-rim" />
    </>
  );
}

function Row() {
  const half = (terrain: KingdominoTerrain, crowns = 0) => ({ terrain, crowns });
  const dominoes = [
    { first: half('wheat'), second: half('forest') },
    { first: half('lake'), second: half('grassland') },
    { first: half('swamp'), second: half('grassland', 2) },
    { first: half('wheat'), second: half('mine', 3) },
  ];
  return (
    <svg class="figure" viewBox="-8 -8 320 466" aria-hidden="true">
      {dominoes.map((domino, n) => (
        <g key={n} transform={`translate(0 ${n * 115})`}>
          <Domino domino={domino} number={n} />
          {n % 2 === 1 && (
            <g transform="translate(228 18)">
              <King seat={n === 1 ? 2 : 1} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

function Terrains() {
  return (
    <ul class="figure-terrains">
      {Object.values(terrains).map(terrain => (
        <li key={terrain}>
          <TerrainIcon terrain={terrain} />
          {t(`word.kingdomino.${terrain}`)}
        </li>
      ))}
    </ul>
  );
}

const middle = 'f0 f0 f1 l0 l0 / g0 g2 f0 l1 w0 / g0 s1 C w0 w0 / m1 s0 w1 w0 g0 / m1 m0 l0 l1 g0';

export const Figure = figureOf('kingdomino', {
  terrains: Terrains,
  row: Row,
  placement: () => <Position drawn=". w0 f0 f1 / . C . . / l0 l1 . ." />,
  domains: () => <Position drawn="w0 w1 w0 / C w0 f0 / f1 f0 f0" />,
  middle: () => <Position drawn={middle} />,
});
