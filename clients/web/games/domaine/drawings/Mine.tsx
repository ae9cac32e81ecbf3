// A mine: a rock with a timbered gallery, and its product, which is large enough to recognize from far away.
// It is 100 x 100.
import { ink } from './colours';
import { type Mine as MineLetter, MineShape } from './MineMark';

const rocks: Record<MineLetter, { base: string; light: string; dark: string }> = {
  G: { base: '#a38a5f', light: '#c6ae80', dark: '#7b6542' },
  S: { base: '#8b95a3', light: '#b4bdc9', dark: '#656e7d' },
  C: { base: '#9c7663', light: '#c09a84', dark: '#6f9483' },
  D: { base: '#6f6a8c', light: '#9690b4', dark: '#504b6d' },
};

export function Mine({ mine }: { mine: MineLetter }) {
  const { base, light, dark } = rocks[mine];
  return (
    <>
      <path
        d="M5 90L8 58L24 28L40 20L52 6L70 16L82 38L94 58L96 90Q50 99 5 90Z"
        fill={base}
        stroke={ink}
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <path d="M24 28L40 20L52 6L56 24L42 44L22 50L8 58ZM70 16L82 38L74 44L62 34Z" fill={light} />
      <path d="M56 24L62 34L74 44L82 38L94 58L96 90L74 92L66 60Z" fill={dark} />
      <path d="M12 92V64C12 50 44 50 44 64V93Z" fill="#1b151c" />
      <path d="M12 92V60M44 92V60M7 58H49" stroke={ink} stroke-width="8.4" stroke-linecap="round" />
      <path d="M12 92V60M44 92V60M7 58H49" stroke="#bb8342" stroke-width="5" stroke-linecap="round" />
      <path d="M20 93L25 76M36 93L31 76M20 90H36M23 82H33" stroke="#a59cae" stroke-width="2" />
      <g transform="translate(69 62) scale(1.55)">
        <MineShape mine={mine} line={1.7} />
      </g>
      <g transform="translate(58 27) scale(0.7)">
        <MineShape mine={mine} />
      </g>
      <g transform="translate(84 86) scale(0.7)">
        <MineShape mine={mine} />
      </g>
    </>
  );
}
