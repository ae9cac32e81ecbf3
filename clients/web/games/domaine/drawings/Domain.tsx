// Shows who owns a domain: a pattern on its squares and a ribbon along the inside of its outline. The
// patterns are hatching, waves, dots and crosses; the neutral kingdom has dashes.
import { type Colour, paper, shades } from './colours';
import { outlineOf } from './outline';
import { size, squareAt } from './places';

interface Weave {
  width: number;
  height: number;
  /** the lines of the pattern; dots are lines of no length with round ends */
  path: string;
  stroke: number;
  /** the dash pattern of the ribbon */
  ribbon: string;
}

const weaves: Record<Colour, Weave> = {
  red: { width: 25, height: 25, path: 'M-5 5L5 -5M-5 30L30 -5M20 30L30 20', stroke: 4, ribbon: '0 100' },
  blue: {
    width: 50,
    height: 25,
    path: 'M-12 14Q0 2 12.5 12.500T37.5 12.500T62 11',
    stroke: 4,
    ribbon: '26 12',
  },
  orange: { width: 25, height: 25, path: 'M6 6h.1M18.5 18.500h.1', stroke: 8, ribbon: '5 15' },
  green: {
    width: 33.3,
    height: 33.3,
    path: 'M8 2V14M2 8H14M24.7 18.700V30.700M18.7 24.700H30.7',
    stroke: 4,
    ribbon: '14 6 4 6',
  },
  grey: { width: 50, height: 25, path: 'M3 6H22M28 18.500H47', stroke: 4, ribbon: '10 10' },
};

export const domainPattern = (colour: Colour) => `domaine-domain-${colour}`;

export function DomainPattern({ colour }: { colour: Colour }) {
  const { width, height, path, stroke } = weaves[colour];
  const { light, dark } = shades[colour];
  return (
    <pattern id={domainPattern(colour)} width={width} height={height} patternUnits="userSpaceOnUse">
      <rect width={width} height={height} fill={light} opacity="0.42" />
      <g fill="none" stroke-linecap="round">
        <path d={path} stroke={paper} stroke-width={stroke + 2.5} opacity="0.3" />
        <path d={path} stroke={dark} stroke-width={stroke} opacity="0.55" />
      </g>
    </pattern>
  );
}

export interface Held {
  colour: Colour;
  squares: readonly string[];
}

interface DomainProps extends Held {
  /** the number of rows of the map */
  rows?: number;
}

const outline = ({ squares, rows = size }: DomainProps, inset: number) =>
  outlineOf(
    squares.map(square => squareAt(square, rows)),
    inset,
  );

/** The pattern, which lies on the ground and under the scenes. */
export function DomainGround(domain: DomainProps) {
  return <path d={outline(domain, 0)} fill={`url(#${domainPattern(domain.colour)})`} />;
}

/** The ribbon. It also repeats the pattern faintly over the scenes, because woods hide the ground. */
export function DomainRibbon(domain: DomainProps) {
  const ribbon = outline(domain, 16);
  const { base, dark } = shades[domain.colour];
  return (
    <>
      <g opacity="0.22">
        <DomainGround {...domain} />
      </g>
      <g fill="none" stroke-linejoin="round">
        <path d={ribbon} stroke={paper} stroke-width="13" opacity="0.8" />
        <path d={ribbon} stroke={base} stroke-width="8" />
        <path d={ribbon} stroke={dark} stroke-width="8" stroke-dasharray={weaves[domain.colour].ribbon} />
      </g>
    </>
  );
}

/** A domain on land that is already drawn. */
export function Domain(domain: DomainProps) {
  return (
    <>
      <g opacity="0.7">
        <DomainGround {...domain} />
      </g>
      <DomainRibbon {...domain} />
    </>
  );
}
