// Domìnium for newcomers.
import type { Guide } from '../../../model/guide';
import { Crown } from '../drawings/Crown';
import { PawnIcon } from '../drawings/Pawn';
import type { Dominium } from '../types';
import { words } from './words';

const mayKeep = (move: string) => move.startsWith('+');
const mayClaim = (move: string) => move.startsWith('@');

export const guide: Guide<Dominium> = {
  words,
  goal: 'guide.dominium.goal',
  turn: ['guide.dominium.turn.lay', 'guide.dominium.turn.keep', 'guide.dominium.turn.title'],
  signs: [
    { Sign: () => <PawnIcon seat={1} />, text: 'guide.dominium.sign.pawn' },
    { Sign: () => <span class="fief-badge land-3">3</span>, text: 'guide.dominium.sign.fief' },
    { Sign: () => <b>13</b>, text: 'guide.dominium.sign.power' },
    { Sign: () => <>5 × 4 = 20</>, text: 'guide.dominium.sign.sum' },
    { Sign: Crown, text: 'guide.dominium.sign.feudatory' },
  ],
  tip({ legal }) {
    if (legal.some(mayClaim)) return 'guide.dominium.tip.claim';
    return legal.some(mayKeep) ? 'guide.dominium.tip.keep' : 'guide.dominium.tip.lay';
  },
};
