// Regions, the strength of each King in them, and where they are on the map: R1.2, R1.4, R4.2.
import type { TonccCatalog, TonccColour, TonccLineOnMap, TonccView } from 'reami';
import type { Point } from '../../table/walk';

export const traits = ['body', 'hair', 'feet'] as const;
export type Trait = (typeof traits)[number];

/** How strong the King is in this colour: strong, medium or weak. */
export function traitOf(seat: number, colour: TonccColour, catalog: TonccCatalog): Trait {
  const king = catalog.kings[seat]!;
  return traits.find(trait => king[trait] === colour)!;
}

/** The points that a region brings in a kingdom, without king points: 1, 2 or 3. */
export const worthOf = (trait: Trait) => traits.indexOf(trait) + 1;

/** The Kings, from the one who is strongest in this colour to the weakest. */
export const byStrength = (colour: TonccColour, catalog: TonccCatalog): readonly number[] =>
  catalog.strength[colour]!;

/** The place on which this region lies in this challenge. */
export const placeOf = (region: string, { layout }: TonccView) =>
  Object.keys(layout).find(place => layout[place] === region);

export const linesThrough = (region: string, catalog: TonccCatalog): readonly TonccLineOnMap[] =>
  catalog.lines.filter(line => line.regions.includes(region));

/** The regions of a kingdom such as `B5-B6-B1`. */
export const regionsOf = (kingdom: string): readonly string[] => kingdom.split('-');

/** The points of one kingdom for its King. */
export function kingdomWorth(kingdom: string, seat: number, catalog: TonccCatalog): number {
  const worths = regionsOf(kingdom).map(region =>
    worthOf(traitOf(seat, catalog.regions[region]!.colour, catalog)),
  );
  return worths.reduce((sum, worth) => sum + worth, 0);
}

// The map. From the outside to the inside, its rings are blue, yellow and red. Its sectors are the numbers of
// the regions, clockwise.

const rings: readonly TonccColour[] = ['red', 'yellow', 'blue'];
const hub = 34;
const broad = 62;

/** The radius of the map, up to the outer edge of the outer ring. */
export const mapRadius = hub + rings.length * broad;

export interface Cell {
  readonly inner: number;
  readonly outer: number;
  /** the angle of the middle of the sector, clockwise from north, in radians */
  readonly angle: number;
}

export function cellOf(region: string, catalog: TonccCatalog): Cell {
  const inner = hub + rings.indexOf(catalog.regions[region]!.colour) * broad;
  return { inner, outer: inner + broad, angle: ((Number(region[1]) - 1) * Math.PI) / 3 };
}

export const pointAt = (radius: number, angle: number): Point => ({
  x: radius * Math.sin(angle),
  y: -radius * Math.cos(angle),
});

/** The middle of a region on the map. */
export function middleOf(region: string, catalog: TonccCatalog): Point {
  const { inner, outer, angle } = cellOf(region, catalog);
  return pointAt((inner + outer) / 2, angle);
}

/** A curve through regions that follow each other on a line of the map. */
export function curveThrough(regions: readonly string[], catalog: TonccCatalog): string {
  const points = regions.map(region => cellOf(region, catalog));
  const [first] = points;
  let path = '';
  for (const [index, cell] of points.entries()) {
    const radius = (cell.inner + cell.outer) / 2;
    const to = pointAt(radius, cell.angle);
    const before = points[index - 1];
    if (cell === first || !before) path += `M${round(to)}`;
    else path += bend(before, cell, to);
  }
  return path;
}

/**
 * How the curve goes from one region to the next: along the circle of a ring, slightly outwards on a spiral,
 * straight in a sector.
 */
function bend(from: Cell, cell: Cell, to: Point): string {
  const turn = shortest(cell.angle - from.angle);
  const [a, b] = [(from.inner + from.outer) / 2, (cell.inner + cell.outer) / 2];
  const isSpiral = a !== b && turn !== 0;
  const control = pointAt(((a + b) / 2) * (isSpiral ? 1.06 : 1 / Math.cos(turn / 2)), from.angle + turn / 2);
  return `Q${round(control)} ${round(to)}`;
}

const shortest = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

const round = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a region on the map. */
export function outlineOf(region: string, catalog: TonccCatalog): string {
  const { inner, outer, angle } = cellOf(region, catalog);
  const [left, right] = [angle - Math.PI / 6, angle + Math.PI / 6];
  const corners = [pointAt(outer, left), pointAt(outer, right), pointAt(inner, right), pointAt(inner, left)];
  const [a, b, c, d] = corners.map(round);
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}
