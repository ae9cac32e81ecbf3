// The squares of all terrains, defined once per page. Every Tile uses them.
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

/** A page that shows tiles must contain this element once. It takes no space. */
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
