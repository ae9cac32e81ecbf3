// The pictures of the rules page.
import { figureOf } from '../../../rules/RulesFigure';
import { language } from '../../../words/t';
import { CardBack, CardFace, type Card } from '../drawings/Card';
import { colours } from '../drawings/colours';
import { Land } from '../drawings/Land';
import { outlineOf } from '../drawings/outline';
import { CastlePiece, KnightPiece, PieceIcon } from '../drawings/Pieces';
import { squareAt } from '../drawings/places';
import { Rim } from '../drawings/Rim';
import { KingMarker } from '../drawings/Signs';
import { type TerrainLetter, TerrainIcon } from '../drawings/Terrain';
import { BeforeAndAfter, DrawnExample } from './DrawnExample';
import * as drawn from './examples';

const terrains: [TerrainLetter, { en: string; it: string }][] = [
  ['m', { en: 'meadow', it: 'prateria' }],
  ['f', { en: 'forest', it: 'foresta' }],
  ['v', { en: 'village', it: 'villaggio' }],
  ['R', { en: 'royal city', it: 'città reale' }],
  ['G', { en: 'gold', it: 'oro' }],
  ['S', { en: 'silver', it: 'argento' }],
  ['C', { en: 'copper', it: 'rame' }],
  ['D', { en: 'diamonds', it: 'diamanti' }],
];

const Terrains = () => (
  <ul class="figure-terrains">
    {terrains.map(([letter, name]) => (
      <li key={letter}>
        <TerrainIcon letter={letter} />
        {name[language.value]}
      </li>
    ))}
  </ul>
);

const Pieces = () => (
  <div class="domaine-pieces">
    {colours.map(colour => (
      <span key={colour}>
        <PieceIcon piece="castle" colour={colour} />
        <PieceIcon piece="knight" colour={colour} />
      </span>
    ))}
  </div>
);

const cards: [string, Card][] = [
  ['A03', { cost: 4, sell: 1, actions: { borders: 3 } }],
  ['B07', { cost: 4, sell: 1, actions: { knights: 1, expansion: 1 } }],
  ['C07', { cost: 5, sell: 1, actions: { expansion: 2 } }],
  ['D05', { cost: 5, sell: 2, actions: { desertion: 1 } }],
  ['C10', { cost: 3, sell: 2, actions: { alliance: 1 } }],
];

const Cards = () => (
  <div class="domaine-cards">
    {cards.map(([kind, card]) => (
      <CardFace key={kind} kind={kind} card={card} />
    ))}
    <CardBack letter="A" />
  </div>
);

/**
 * R3.5: one of the shortest ways from f6 to h10. The map marks the squares that are nearer than six steps.
 */
const way = ['f7', 'f8', 'f9', 'f10', 'g10', 'h10'];
const land = [
  'vmfmfmmSmfmv',
  'mmGffvfmfmmm',
  'fmmmmmfmmDfm',
  'mffvDmfffvmf',
  'mmfmmfmSmffm',
  'CfmfCmRfvmmG',
  'fmvffmmDfmfm',
  'mmSfGfmffDmf',
  'Gmmffmmfmmff',
  'mfvmmvmCfSmm',
  'fmmfmmfmmmvf',
  'mCffffmfmffm',
];

function Distance() {
  const near = land.flatMap((row, y) =>
    [...row].map((_, x) => ({ x, y })).filter(({ x }) => Math.abs(x - 5) + Math.abs(y - 6) < 6),
  );
  const at = (square: string) => {
    const { x, y } = squareAt(square);
    return { x: 100 * x, y: 100 * y };
  };
  return (
    <svg class="domaine-map" viewBox="-34 -34 1268 1268" aria-hidden="true">
      <Rim />
      <Land rows={land} domains={[]} />
      <path d={outlineOf(near, 0)} fill="#2a1c10" opacity="0.3" />
      <path d={outlineOf(near, 0)} fill="none" stroke="#fff6e0" stroke-width="10" stroke-dasharray="26 14" />
      {way.map((square, n) => (
        <g key={square} transform={`translate(${at(square).x + 50} ${at(square).y + 50})`}>
          <circle r="24" fill="#ffd34d" stroke="#2a1c10" stroke-width="4" />
          <text
            class="domaine-number"
            y="12"
            font-size="34"
            font-weight="700"
            text-anchor="middle"
            fill="#2a1c10"
          >
            {n + 1}
          </text>
        </g>
      ))}
      <CastlePiece colour="red" {...at('f6')} />
      <KnightPiece colour="red" {...at('e6')} />
    </svg>
  );
}

const King = () => (
  <svg class="domaine-king" viewBox="-38 -38 76 70" aria-hidden="true">
    <KingMarker />
  </svg>
);

export const Figure = figureOf('domaine', {
  terrains: Terrains,
  pieces: Pieces,
  cards: Cards,
  distance: Distance,
  king: King,
  areas: () => <DrawnExample drawn={drawn.areas} domains={['red a1 a2 a3 b1 b2 b3']} worth="a1:5" />,
  founding: () => (
    <BeforeAndAfter
      before={{ drawn: drawn.founding[0] }}
      after={{
        drawn: drawn.founding[1],
        domains: ['red a1 a2 b1 b2 c1 c2', 'blue d3 c3 d1 d2'],
        fresh: 'c2n',
        worth: 'a1:4 d3:1',
      }}
    />
  ),
  knights: () => <DrawnExample drawn={drawn.knights} marked="a2 b1 c3 d2" />,
  expansion: () => (
    <BeforeAndAfter
      before={{ drawn: drawn.expansion[0], domains: ['red a1 a2 b1'], worth: 'a1:1', marked: 'b2 c1' }}
      after={{ drawn: drawn.expansion[1], domains: ['red a1 a2 b1 b2 c1'], worth: 'a1:7' }}
    />
  ),
  cut: () => (
    <BeforeAndAfter
      before={{
        drawn: drawn.cut[0],
        domains: ['red a1 a2 b1 b2 c1 d1', 'blue d2 d3 c2 c3 b3 a3'],
        worth: 'a1:0 d2:6',
        marked: 'c2 c3',
      }}
      after={{
        drawn: drawn.cut[1],
        domains: ['red a1 a2 b1 b2 c1 d1 c2 c3', 'blue d2 d3'],
        worth: 'a1:4 d2:0',
      }}
    />
  ),
  desertion: () => (
    <BeforeAndAfter
      before={{
        drawn: drawn.desertion[0],
        domains: ['red a1 a2 b1 b2', 'blue c1 c2 d1 d2 e1 e2'],
        deserts: ['c1', 'a1'],
      }}
      after={{ drawn: drawn.desertion[1], domains: ['red a1 a2 b1 b2', 'blue c1 c2 d1 d2 e1 e2'] }}
    />
  ),
  alliance: () => (
    <DrawnExample drawn={drawn.alliance} domains={['red a1 a2', 'blue b1 b2', 'orange c1 c2']} allied="a1e" />
  ),
  mines: () => (
    <BeforeAndAfter
      before={{
        drawn: drawn.mines[0],
        domains: ['red a1 a2 a3 b1 b2 b3 c1 c2 c3', 'blue d1 d2 d3 e1 e2 e3'],
        marked: 'c2',
      }}
      after={{
        drawn: drawn.mines[1],
        domains: ['red a1 a2 a3 b1 b2 b3 c1 c3', 'blue c2 d1 d2 d3 e1 e2 e3'],
      }}
    />
  ),
  neutral: () => <DrawnExample drawn={drawn.neutral} domains={['red a1 a2 b1 b2', 'grey c1 c2 d1 d2']} />,
});
