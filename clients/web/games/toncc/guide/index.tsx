// The guide to Tóncc for newcomers.
import type { Guide } from '../../../model/guide';
import { RegionPicture, Seal } from '../drawings/Region';
import { Bars } from '../RegionCard';
import type { Toncc } from '../types';
import { words } from './words';

export const guide: Guide<Toncc> = {
  words,
  goal: 'guide.toncc.goal',
  turn: [
    { text: 'guide.toncc.turn.choose', rule: 'R2.2' },
    { text: 'guide.toncc.turn.conquer', rule: 'R3.2' },
    { text: 'guide.toncc.turn.kingdom', rule: 'R4.1' },
    { text: 'guide.toncc.turn.end', rule: 'R3.3' },
  ],
  signs: [
    { Sign: () => <Bars count={2} />, text: 'guide.toncc.sign.strength', rule: 'R3.2' },
    { Sign: () => <b>1–3</b>, text: 'guide.toncc.sign.worth', rule: 'R4.2' },
    {
      Sign: ({ catalog }) => <RegionPicture name="Y2" face={catalog.regions['Y2']!} />,
      text: 'guide.toncc.sign.region',
      rule: 'R1.1',
    },
    {
      Sign: () => (
        <svg class="icon" viewBox="-30 -30 60 60" aria-hidden="true">
          <Seal seat={1} />
        </svg>
      ),
      text: 'guide.toncc.sign.seal',
      rule: 'R3.1',
    },
  ],
  tip: () => 'guide.toncc.tip.choose',
};
