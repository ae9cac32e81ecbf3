// The guide to Kingdomino for newcomers.
import type { Guide } from '../../../model/guide';
import { CrownShape } from '../../../ui/CrownShape';
import { KingIcon } from '../drawings/King';
import { placementOf } from '../squares';
import { TerrainIcon } from '../ScoreCard';
import type { Kingdomino } from '../types';
import { words } from './words';

const CrownSign = () => (
  <svg class="crown-icon" viewBox="-2 -2 28 24" aria-hidden="true">
    <CrownShape />
  </svg>
);

export const guide: Guide<Kingdomino> = {
  words,
  goal: 'guide.kingdomino.goal',
  turn: [
    { text: 'guide.kingdomino.turn.place', rule: 'R3.3' },
    { text: 'guide.kingdomino.turn.choose', rule: 'R2.2' },
    { text: 'guide.kingdomino.turn.limit', rule: 'R3.4' },
  ],
  signs: [
    { Sign: () => <TerrainIcon terrain="forest" />, text: 'guide.kingdomino.sign.domain', rule: 'R4.1' },
    { Sign: CrownSign, text: 'guide.kingdomino.sign.crown', rule: 'R4.1' },
    {
      Sign: () => (
        <>
          3 × 2 <CrownSign /> = 6
        </>
      ),
      text: 'guide.kingdomino.sign.sum',
      rule: 'R4.1',
    },
    { Sign: () => <KingIcon seat={1} />, text: 'guide.kingdomino.sign.king', rule: 'R2.2' },
    { Sign: () => <>18</>, text: 'guide.kingdomino.sign.number', rule: 'R2' },
  ],
  tip: ({ legal }) =>
    legal.some(move => placementOf(move) !== null)
      ? 'guide.kingdomino.tip.place'
      : 'guide.kingdomino.tip.choose',
};
