// The product of a mine: a bar of gold, a cube of silver, an ingot of copper (shaped like an ox-hide, as in
// antiquity), or a cut diamond. People can tell the four shapes apart without colours.
import { Picture } from '../../../ui/Picture';
import { ink } from './colours';

export type Mine = 'G' | 'S' | 'C' | 'D';

const shapes: Record<Mine, { outline: string; fill: string; facets: string; facet: string; lines: string }> =
  {
    G: {
      outline: 'M-14 9L-8 -8H8L14 9Z',
      fill: '#f4c534',
      facets: 'M-10.5 5L-6 -5H5L6 -1H-4L-7 5Z',
      facet: '#fff0ad',
      lines: '',
    },
    S: {
      outline: 'M0 -13L12 -6.5V7L0 13L-12 7V-6.5Z',
      fill: '#dfe6ee',
      facets: 'M0 -13L12 -6.5L0 0L-12 -6.5Z',
      facet: '#ffffff',
      lines: 'M-12 -6.5L0 0L12 -6.5M0 0V13',
    },
    C: {
      outline: 'M-14 -11Q0 -4 14 -11Q7 0 14 11Q0 4 -14 11Q-7 0 -14 -11Z',
      fill: '#d9773f',
      facets: 'M-10 -7Q0 -2 10 -7Q8 -4 7 -1Q-4 -1 -8 1Q-7 -3 -10 -7Z',
      facet: '#f7b78c',
      lines: '',
    },
    D: {
      outline: 'M-8 -10H8L15 -2L0 14L-15 -2Z',
      fill: '#9fe3f2',
      facets: 'M-8 -10H0L-5 -2L0 14L-15 -2Z',
      facet: '#e6fbff',
      lines: 'M-15 -2H15M-8 -10L-5 -2L0 14L5 -2L8 -10M-5 -2L0 -10L5 -2',
    },
  };

/** The mark, with its centre at 0, 0 and about 28 wide. `line` is the width of its strokes. */
export function MineShape({ mine, line = 3 }: { mine: Mine; line?: number }) {
  const { outline, fill, facets, facet, lines } = shapes[mine];
  return (
    <g stroke-linejoin="round">
      <path d={outline} fill={fill} stroke={ink} stroke-width={line} />
      <path d={facets} fill={facet} />
      <path d={lines} fill="none" stroke={ink} stroke-width={line / 2.5} />
    </g>
  );
}

/** A mark in a text, as large as the text. */
export function MineMark({ mine, label }: { mine: Mine; label?: string }) {
  return (
    <Picture class="mine-mark" viewBox="-18 -18 36 36" label={label}>
      <MineShape mine={mine} />
    </Picture>
  );
}
