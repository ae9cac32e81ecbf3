// The marks of a region: its shape in a medallion, dots above it, lines below it, its name beside it, and
// perhaps a seal on it.
import type { TonccRegionFace, TonccShape } from 'reami';
import { SeatSign } from '../../../ui/Crest';
import { codeText } from '../code';

/** The path of each shape. Its centre is at 0, 0, and it is about 26 wide. */
const shapes: Record<TonccShape, string> = {
  circle: 'M0-12a12 12 0 110 24a12 12 0 010-24z',
  triangle: 'M0-14L14 11H-14z',
  square: 'M-11.500-11.500h23v23h-23z',
  star: 'M0-15L4-5L14.500-4.500L6.500 2.500L9 13L0 7L-9 13L-6.500 2.500L-14.500-4.500L-4-5z',
  cross: 'M-5-13H5V-5H13V5H5V13H-5V5H-13V-5H-5z',
  crescent: 'M8-12A13 13 0 1 0 8 12A12.500 12.500 0 0 1 8-12z',
};

/** The angle of each of `count` marks on an arc, in degrees from the middle of the arc. */
function spread(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * 25);
}

export function ShapePath({ shape }: { shape: TonccShape }) {
  return <path d={shapes[shape]} />;
}

interface Props {
  name: string;
  face: TonccRegionFace;
  /** the seat whose seal is on the region; absent if it has no seal */
  seal?: number;
  /** true if the King has just put the seal */
  isFresh?: boolean;
}

/** All marks together fit into a circle of radius 46 around 0, 0. */
export function RegionMarks({ name, face, seal, isFresh }: Props) {
  return (
    <>
      <circle r="24" class="medallion" />
      <g class="shape">
        <ShapePath shape={face.shape} />
      </g>
      <g class="dots">
        {spread(face.dots).map(angle => (
          <circle key={angle} r="4.300" cy="-35" transform={`rotate(${angle})`} />
        ))}
      </g>
      <g class="lines">
        {spread(face.lines).map(angle => (
          <path key={angle} d="M0 29.500V41" transform={`rotate(${angle})`} />
        ))}
      </g>
      {seal !== undefined && (
        <g class={isFresh ? 'lands' : undefined}>
          <Seal seat={seal} />
        </g>
      )}
      <RegionName name={name} isSealed={seal !== undefined} />
    </>
  );
}

export function RegionName({ name, isSealed }: { name: string; isSealed: boolean }) {
  return (
    <text class={isSealed ? 'region-name sealed' : 'region-name'} x="-25" y="4.600" text-anchor="end">
      {codeText(name)}
    </text>
  );
}

/** A seal: a lump of wax in the colour of a King, with his sign. It is about 52 wide. */
export function Seal({ seat }: { seat: number }) {
  return (
    <g class={`seal seat-${seat}`}>
      <path d="M0-26C6-27 9-23 15-22C21-20 21-15 24-10C28-5 25 1 26 6C26 12 21 14 18 19C15 24 9 22 4 25C-2 28-6 24-12 23C-18 23-19 17-23 13C-27 8-24 3-26-2C-28-8-23-11-21-16C-19-22-13-21-9-24C-6-26-3-26 0-26z" />
      <circle r="19" class="seal-rim" />
      <g transform="scale(1.500)" class="seal-sign">
        <SeatSign seat={seat} />
      </g>
    </g>
  );
}

/** A region as a picture of its own. */
export function RegionPicture({ name, face, seal }: Props) {
  return (
    <svg class="region-picture" viewBox="-48 -48 96 96" aria-hidden="true">
      <circle r="46" class={`region ${face.colour}`} />
      <circle r="46" class={`grain ${face.colour}`} />
      <RegionMarks name={name} face={face} seal={seal} />
    </svg>
  );
}
