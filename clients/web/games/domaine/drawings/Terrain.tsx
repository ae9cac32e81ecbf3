// The squares of a map: the ground in two alternating shades, and on it one of several scenes of the terrain.
// The square's position selects the scene, so that neighbours differ.
import { Picture } from '../../../ui/Picture';
import { forests } from './Forest';
import { Ground, meadows } from './Meadow';
import { villages } from './Village';

export type TerrainLetter = 'm' | 'f' | 'v' | 'R' | 'G' | 'S' | 'C' | 'D';

/** How many scenes each terrain has. If `turned`, the client also uses their mirror images. */
export const scenesOf: Record<TerrainLetter, { count: number; turned: boolean }> = {
  m: { count: meadows, turned: true },
  f: { count: forests, turned: true },
  v: { count: villages, turned: true },
  R: { count: 1, turned: false },
  G: { count: 1, turned: true },
  S: { count: 1, turned: true },
  C: { count: 1, turned: true },
  D: { count: 1, turned: true },
};

/** Selects the scene of a square. Two neighbours never have the same scene, not even diagonal ones. */
const sceneAt = (x: number, y: number, count: number) => (x + 2 * y) % count;

const isMirrored = (x: number, y: number) => ((x * 7 + y * 13 + x * y * 3) >> 1) % 2 === 1;

export interface TerrainProps {
  letter: TerrainLetter;
  /** the column counted from the left, and the row counted from the top; both begin at 0 */
  x: number;
  y: number;
}

/** The scene of a square, which lies on the ground. */
export function Scene({ letter, x, y }: TerrainProps) {
  const { count, turned } = scenesOf[letter];
  const mirrored = turned && isMirrored(x, y);
  const corner = `translate(${100 * x + (mirrored ? 100 : 0)} ${100 * y})`;
  return (
    <use
      href={`#domaine-${letter}-${sceneAt(x, y, count)}`}
      transform={mirrored ? `${corner} scale(-1 1)` : corner}
    />
  );
}

/** A whole square: the ground and the scene. */
export function Terrain({ letter, x, y }: TerrainProps) {
  return (
    <>
      <Ground dark={(x + y) % 2 === 1} x={x} y={y} />
      <Scene letter={letter} x={x} y={y} />
    </>
  );
}

/** A square of this terrain in a text, as large as the text. */
export function TerrainIcon({ letter, label }: { letter: TerrainLetter; label?: string }) {
  return (
    <Picture class="terrain-icon" viewBox="0 0 100 100" label={label}>
      <Terrain letter={letter} x={0} y={0} />
    </Picture>
  );
}
