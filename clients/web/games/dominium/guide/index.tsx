// The guide to Domìnium for newcomers.
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
  turn: [
    { text: 'guide.dominium.turn.lay', rule: 'R3.1' },
    { text: 'guide.dominium.turn.keep', rule: 'R4.1' },
    { text: 'guide.dominium.turn.title', rule: 'R5.1' },
  ],
  signs: [
    { Sign: () => <PawnIcon seat={1} />, text: 'guide.dominium.sign.pawn', rule: 'R1.3' },
    { Sign: () => <span class="fief-badge land-3">3</span>, text: 'guide.dominium.sign.fief', rule: 'R1.4' },
    { Sign: () => <b>13</b>, text: 'guide.dominium.sign.power', rule: 'R1.5' },
    { Sign: () => <>5 × 4 = 20</>, text: 'guide.dominium.sign.sum', rule: 'R7.1' },
    { Sign: Crown, text: 'guide.dominium.sign.feudatory', rule: 'R1.7' },
  ],
  tip({ legal }) {
    if (legal.some(mayClaim)) return 'guide.dominium.tip.claim';
    return legal.some(mayKeep) ? 'guide.dominium.tip.keep' : 'guide.dominium.tip.lay';
  },
};
