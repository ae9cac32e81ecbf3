// Kingdomino for newcomers.
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
  turn: ['guide.kingdomino.turn.place', 'guide.kingdomino.turn.choose', 'guide.kingdomino.turn.limit'],
  signs: [
    { Sign: () => <TerrainIcon terrain="forest" />, text: 'guide.kingdomino.sign.domain' },
    { Sign: CrownSign, text: 'guide.kingdomino.sign.crown' },
    {
      Sign: () => (
        <>
          3 × 2 <CrownSign /> = 6
        </>
      ),
      text: 'guide.kingdomino.sign.sum',
    },
    { Sign: () => <KingIcon seat={1} />, text: 'guide.kingdomino.sign.king' },
    { Sign: () => <>18</>, text: 'guide.kingdomino.sign.number' },
  ],
  tip: ({ legal }) =>
    legal.some(move => placementOf(move) !== null)
      ? 'guide.kingdomino.tip.place'
      : 'guide.kingdomino.tip.choose',
};
