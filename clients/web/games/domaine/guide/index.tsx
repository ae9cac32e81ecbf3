// Domaine for newcomers.
import type { Guide } from '../../../model/guide';
import { MineMark } from '../drawings/MineMark';
import { PieceIcon } from '../drawings/Pieces';
import { KingMarker } from '../drawings/Signs';
import { Coin } from '../Standings';
import type { Domaine } from '../types';
import { words } from './words';

export const guide: Guide<Domaine> = {
  words,
  goal: 'guide.domaine.goal',
  turn: [
    'guide.domaine.turn.card',
    'guide.domaine.turn.domain',
    'guide.domaine.turn.knights',
    'guide.domaine.turn.end',
  ],
  signs: [
    { Sign: () => <>1 · 3 · 5</>, text: 'guide.domaine.sign.terrain' },
    { Sign: () => <MineMark mine="G" />, text: 'guide.domaine.sign.mine' },
    {
      Sign: () => (
        <>
          <Coin /> 7 <small>+2</small>
        </>
      ),
      text: 'guide.domaine.sign.ducats',
    },
    { Sign: () => <PieceIcon piece="knight" colour="red" />, text: 'guide.domaine.sign.knights' },
    { Sign: () => <span class="back letter-A">A</span>, text: 'guide.domaine.sign.cards' },
    {
      Sign: () => (
        <svg class="icon" viewBox="-36 -36 72 64" aria-hidden="true">
          <KingMarker />
        </svg>
      ),
      text: 'guide.domaine.sign.king',
    },
  ],
  tip({ view }) {
    if (view.table.asked === 'castle') return 'guide.domaine.tip.castle';
    return view.table.asked === 'step' ? 'guide.domaine.tip.step' : 'guide.domaine.tip.card';
  },
};
