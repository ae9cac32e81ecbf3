// A kingdom from its view and the faces in the catalogue: the half on each square, its extent, its domains.
import type { KingdominoCatalog, KingdominoHalf, KingdominoOptions, KingdominoTerrain } from 'reami';
import { castle, joined, placementOf, nameOf, secondOf, squareOf, type Extent } from './squares';

export interface Laid {
  readonly domino: number;
  readonly half: KingdominoHalf;
  /** selects one of the drawings of the terrain */
  readonly variant: number;
}
/** The halves by the square's name, without the castle. */
export type Kingdom = ReadonlyMap<string, Laid>;

/** `placed` is the seat's map from dominoes to notations. */
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

/** The squares that the next domino can reach, if the kingdom may have `size` columns and rows (R3.4). */
export function frameOf(kingdom: Kingdom, size: number): Extent {
  const { left, right, bottom, top } = extentOf(kingdom);
  const [aside, up] = [right - left, top - bottom].map(wide => Math.max(0, Math.min(2, size - 1 - wide)));
  return { left: left - aside!, right: right + aside!, bottom: bottom - up!, top: top + up! };
}

/**
 * The kingdom in a field of at least `size` squares each way, so that all kingdoms are drawn on one scale.
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

/** The squares that the kingdom can reach at most (R3.4). */
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

/** The domains (R4.1), those with most points first. */
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

/** The number of columns and rows that a kingdom may have (R1, R5.2). */
export const sizeOf = (options: KingdominoOptions) => (options.mighty_duel ? 7 : 5);
