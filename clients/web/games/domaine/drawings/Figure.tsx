// What castles and knights share: 100 x 100, standing at the bottom on their shadow, with a light line around
// them, so that they stand out from any land.
import type { ComponentChildren } from 'preact';
import { type Colour, ink, paper, type Shades, shades } from './colours';

export interface Figure {
  /** all of it from outside */
  outline: string;
  parts(colours: Shades): ComponentChildren;
}

interface Props {
  of: Figure;
  colour: Colour;
  /** half as wide as the shadow, and where it lies */
  shadow: { rx: number; cy: number };
}

export const Standing = ({ of: { outline, parts }, colour, shadow }: Props) => (
  <>
    <ellipse cx="50" {...shadow} ry="6" fill="#1d2a10" opacity="0.28" />
    <path d={outline} fill={paper} stroke={paper} stroke-width="9" stroke-linejoin="round" />
    <g stroke={ink} stroke-width="2.6" stroke-linejoin="round">
      {parts(shades[colour])}
    </g>
  </>
);
