// The guide to Domaine for newcomers.
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
    { text: 'guide.domaine.turn.card', rule: 'R4.2' },
    { text: 'guide.domaine.turn.domain', rule: 'R1.5' },
    { text: 'guide.domaine.turn.knights', rule: 'R8.2' },
    { text: 'guide.domaine.turn.end', rule: 'R12' },
  ],
  signs: [
    { Sign: () => <>1 · 3 · 5</>, text: 'guide.domaine.sign.terrain', rule: 'R2.1' },
    { Sign: () => <MineMark mine="G" />, text: 'guide.domaine.sign.mine', rule: 'R2.2' },
    {
      Sign: () => (
        <>
          <Coin /> 7 <small>+2</small>
        </>
      ),
      text: 'guide.domaine.sign.ducats',
      rule: 'R4.1',
    },
    {
      Sign: () => <PieceIcon piece="knight" colour="red" />,
      text: 'guide.domaine.sign.knights',
      rule: 'R7.3',
    },
    { Sign: () => <span class="back letter-A">A</span>, text: 'guide.domaine.sign.cards', rule: 'R13.2' },
    {
      Sign: () => (
        <svg class="icon" viewBox="-36 -36 72 64" aria-hidden="true">
          <KingMarker />
        </svg>
      ),
      text: 'guide.domaine.sign.king',
      rule: 'R12.1',
    },
  ],
  tip({ view }) {
    if (view.table.asked === 'castle') return 'guide.domaine.tip.castle';
    return view.table.asked === 'step' ? 'guide.domaine.tip.step' : 'guide.domaine.tip.card';
  },
};
