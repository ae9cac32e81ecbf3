// The pictures of the rules page: regions, Kings, the board, the map, and kingdoms on the map.
import type { TonccCatalog, TonccPlaceOnBoard } from 'reami';
import { figureOf } from '../../../rules/RulesFigure';
import { boardBox, Compass } from '../drawings/Board';
import { King } from '../drawings/King';
import { RegionMarks, RegionPicture } from '../drawings/Region';
import { MapDrawing, mapBox } from '../MapDrawing';
import { centreOf } from '../moves';
import { pieces } from '../pieces';

const catalog: TonccCatalog = { ...pieces, strength: {}, places: {} };

function Regions() {
  return (
    <div class="figure-regions">
      {['B2', 'Y4', 'R3'].map(region => (
        <RegionPicture key={region} name={region} face={pieces.regions[region]!} />
      ))}
    </div>
  );
}

function Kings() {
  return (
    <svg class="figure" viewBox="-4 -10 248 100" aria-hidden="true">
      {Object.entries(pieces.kings).map(([seat, king], n) => (
        <g key={seat} transform={`translate(${n * 90} 0)`}>
          <King seat={Number(seat)} king={king} />
        </g>
      ))}
    </svg>
  );
}

/** The places by name. The two numbers are steps to the south-east and to the south. */
const near = { c: [0, 0], n1: [0, -1], n2: [1, -1], n3: [1, 0], n4: [0, 1], n5: [-1, 1], n6: [-1, 0] };
const far = {
  ...{ h12: [0, -2], h1: [1, -2], h2: [2, -2], h3: [2, -1], h4: [2, 0], h5: [1, 1] },
  ...{ h6: [0, 2], h7: [-1, 2], h8: [-2, 2], h9: [-2, 1], h10: [-2, 0], h11: [-1, -1] },
};
const places: Record<string, TonccPlaceOnBoard> = Object.fromEntries(
  Object.entries({ ...near, ...far }).map(([place, [q, r]]) => [place, { q: q!, r: r!, to: {} }]),
);

function Places() {
  return (
    <svg class="figure" viewBox={boardBox} aria-hidden="true">
      {Object.keys(places).map(place => {
        const { x, y } = centreOf(place, places);
        return (
          <g key={place} transform={`translate(${x.toFixed(1)} ${y})`}>
            {place === 'c' ? <Compass /> : <circle r="46" class="place" />}
            <text class="place-name" text-anchor="middle" y="10">
              {place}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function MapWith({ seals, kingdoms }: { seals: Record<string, number>; kingdoms: Record<string, number> }) {
  const view = { conquered: seals, kingdoms, layout: {} };
  return (
    <svg class="figure" viewBox={mapBox} aria-hidden="true">
      <MapDrawing view={view} catalog={catalog} events={[]} looked={[]} />
    </svg>
  );
}

/** R3.2: on a yellow region, the Blue King is stronger than the Red King. */
function Contest() {
  return (
    <svg class="figure small-figure" viewBox="-60 -60 120 176" aria-hidden="true">
      <circle r="46" class="region yellow" />
      <circle r="46" class="grain yellow" />
      <RegionMarks name="Y3" face={pieces.regions.Y3!} />
      {[1, 3].map((seat, n) => (
        <g key={seat} transform={`translate(${n * 46 - 45} 48) scale(0.750)`}>
          <King seat={seat} king={pieces.kings[seat]!} />
        </g>
      ))}
    </svg>
  );
}

export const Figure = figureOf('toncc game-toncc', {
  regions: Regions,
  kings: Kings,
  places: Places,
  map: () => <MapWith seals={{}} kingdoms={{}} />,
  contest: Contest,
  kingdoms: () => (
    <MapWith
      seals={{ B1: 1, B2: 1, B3: 1, Y1: 1, R1: 1, R3: 3, Y4: 3, B5: 3, Y3: 2 }}
      kingdoms={{ 'B1-B2-B3': 1, 'B1-Y1-R1': 1, 'B5-Y4-R3': 3 }}
    />
  ),
});
