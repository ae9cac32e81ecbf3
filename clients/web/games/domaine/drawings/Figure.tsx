// The frame that all castles and knights share. A figure is 100 x 100, touches the bottom, has a shadow, and
// has a light line around it, so that it is visible on any land.
import type { ComponentChildren } from 'preact';
import { type Colour, ink, paper, type Shades, shades } from './colours';

export interface Figure {
  /** the outline of the whole figure */
  outline: string;
  parts(colours: Shades): ComponentChildren;
}

interface Props {
  of: Figure;
  colour: Colour;
  /** the horizontal radius of the shadow, and its vertical position */
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
