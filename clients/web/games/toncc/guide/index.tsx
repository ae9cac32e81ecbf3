// Tóncc for newcomers.
import type { Guide } from '../../../model/guide';
import { RegionPicture, Seal } from '../drawings/Region';
import { Bars } from '../RegionCard';
import type { Toncc } from '../types';
import { words } from './words';

export const guide: Guide<Toncc> = {
  words,
  goal: 'guide.toncc.goal',
  turn: [
    'guide.toncc.turn.choose',
    'guide.toncc.turn.conquer',
    'guide.toncc.turn.kingdom',
    'guide.toncc.turn.end',
  ],
  signs: [
    { Sign: () => <Bars count={2} />, text: 'guide.toncc.sign.strength' },
    { Sign: () => <b>1–3</b>, text: 'guide.toncc.sign.worth' },
    {
      Sign: ({ catalog }) => <RegionPicture name="Y2" face={catalog.regions['Y2']!} />,
      text: 'guide.toncc.sign.region',
    },
    {
      Sign: () => (
        <svg class="icon" viewBox="-30 -30 60 60" aria-hidden="true">
          <Seal seat={1} />
        </svg>
      ),
      text: 'guide.toncc.sign.seal',
    },
  ],
  tip: () => 'guide.toncc.tip.choose',
};
