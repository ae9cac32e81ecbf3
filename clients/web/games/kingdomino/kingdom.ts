// A kingdom, made from its view and the faces in the catalogue: the half on each square, the extent, and the
// domains.
import type { KingdominoCatalog, KingdominoHalf, KingdominoOptions, KingdominoTerrain } from 'reami';
import { castle, joined, placementOf, nameOf, secondOf, squareOf, type Extent } from './squares';

export interface Laid {
  readonly domino: number;
  readonly half: KingdominoHalf;
  /** which of the drawings of the terrain the square has */
  readonly variant: number;
}
/** The half on each square, by the name of the square. The castle is not in it. */
export type Kingdom = ReadonlyMap<string, Laid>;

/** Makes a kingdom. `placed` has the notation of each placed domino, by the number of the domino. */
export function kingdomOf(placed: Record<string, string>, catalog: KingdominoCatalog): Kingdom {
  const kingdom = new Map<string, Laid>();
  for (const [number, notation] of Object.entries(placed)) {
    const placement = placementOf(notation);
    const face = catalog.dominoes[number];
    if (!placement || !face) continue;
    const domino = Number(number);
    kingdom.set(nameOf(placement.first), { domino, half: face.first, variant: domino });
    kingdom.set(nameOf(secondOf(placement)), { domino, half: face.second, variant: domino + 1 });
  }
  return kingdom;
}

export function extentOf(kingdom: Kingdom): Extent {
  const squares = [castle, ...[...kingdom.keys()].map(squareOf)];
  const [columns, rows] = [squares.map(square => square.column), squares.map(square => square.row)];
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    bottom: Math.min(...rows),
    top: Math.max(...rows),
  };
}

/**
 * R3.4: the squares that the next domino can reach if the kingdom may have `size` columns and `size` rows.
 */
export function frameOf(kingdom: Kingdom, size: number): Extent {
  const { left, right, bottom, top } = extentOf(kingdom);
  const [aside, up] = [right - left, top - bottom].map(wide => Math.max(0, Math.min(2, size - 1 - wide)));
  return { left: left - aside!, right: right + aside!, bottom: bottom - up!, top: top + up! };
}

/**
 * The squares to draw: the kingdom, and at least `size` columns and rows. So all kingdoms have one scale.
 */
export function fieldOf(kingdom: Kingdom, size: number): Extent {
  const { left, right, bottom, top } = extentOf(kingdom);
  const [aside, up] = [size - 1 - (right - left), size - 1 - (top - bottom)];
  return {
    left: left - Math.floor(aside / 2),
    right: right + Math.ceil(aside / 2),
    bottom: bottom - Math.ceil(up / 2),
    top: top + Math.floor(up / 2),
  };
}

/** R3.4: the squares that the kingdom can reach at most. */
export function limitsOf(kingdom: Kingdom, size: number): Extent {
  const { left, right, bottom, top } = extentOf(kingdom);
  return { left: right - size + 1, right: left + size - 1, bottom: top - size + 1, top: bottom + size - 1 };
}

export interface Domain {
  readonly terrain: KingdominoTerrain;
  readonly squares: readonly string[];
  readonly crowns: number;
  readonly points: number;
}

/** The domains (R4.1). Those with the most points come first. */
export function domainsOf(kingdom: Kingdom): Domain[] {
  const left = new Set(kingdom.keys());
  const domains: Domain[] = [];
  for (const start of kingdom.keys()) {
    if (!left.has(start)) continue;
    const { terrain } = kingdom.get(start)!.half;
    const squares = joined(squareOf(start), square => {
      const name = nameOf(square);
      return left.has(name) && kingdom.get(name)!.half.terrain === terrain && left.delete(name);
    }).map(nameOf);
    const crowns = squares.reduce((sum, square) => sum + kingdom.get(square)!.half.crowns, 0);
    domains.push({ terrain, squares, crowns, points: crowns * squares.length });
  }
  return domains.sort((a, b) => b.points - a.points || b.squares.length - a.squares.length);
}

/** R1, R5.2: how many columns, and how many rows, a kingdom may have. */
export const sizeOf = (options: KingdominoOptions) => (options.mighty_duel ? 7 : 5);
