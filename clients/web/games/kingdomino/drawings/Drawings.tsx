// The squares of all terrains, drawn once in a page and used wherever a Tile stands.
import type { KingdominoTerrain } from 'reami';
import type { ComponentType } from 'preact';
import { Forest } from './Forest';
import { Grassland } from './Grassland';
import { Lake } from './Lake';
import { Mine } from './Mine';
import { Swamp } from './Swamp';
import { Wheat } from './Wheat';

const terrains: Record<KingdominoTerrain, ComponentType<{ variant: number }>> = {
  wheat: Wheat,
  forest: Forest,
  lake: Lake,
  grassland: Grassland,
  swamp: Swamp,
  mine: Mine,
};
const variants = [0, 1, 2];

export const drawing = (terrain: KingdominoTerrain, variant: number) =>
  `tile-${terrain}-${variant % variants.length}`;

/** Must stand once in a page that shows tiles; takes no room itself. */
export function Drawings() {
  return (
    <svg class="drawings" width="0" height="0" aria-hidden="true">
      {Object.entries(terrains).flatMap(([terrain, Terrain]) =>
        variants.map(variant => (
          <symbol
            key={`${terrain} ${variant}`}
            id={drawing(terrain as KingdominoTerrain, variant)}
            viewBox="0 0 100 100"
          >
            <Terrain variant={variant} />
          </symbol>
        )),
      )}
    </svg>
  );
}
