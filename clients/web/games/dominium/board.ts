// The tiles on the board, and the territories that they form: RULES.md, R1.2, R1.3 and R8.
import type { DominiumView } from 'reami';
import {
  joined,
  placementOf,
  nameOf,
  secondOf,
  squareOf,
  type Extent,
  type Placement,
} from '../../laying/squares';

export const board: Extent = { left: 1, right: 8, bottom: 1, top: 8 };
export const middle = { column: 4, row: 5 };

/** The fiefs. Land with one of these numbers can have an owner. */
export const fiefs = [1, 2, 3, 4, 5, 6] as const;

/** The number of each square, by the name of the square. */
export type Numbers = ReadonlyMap<string, number>;
export type Owners = ReadonlyMap<string, number>;

/** The two numbers of a tile, the lower one first. Expects a name such as `35`. */
export const halvesOf = (tile: string): [number, number] => [Number(tile[0]), Number(tile[1])];

export interface LaidTile {
  readonly tile: string;
  /** where the tile lies; its lower half comes first */
  readonly placement: Placement;
  /** the notation of the placement: `e4e5` */
  readonly at: string;
}

/** The laid tiles. `laid` is the view's map from notations to tiles. */
export function tilesOf(laid: DominiumView['laid']): LaidTile[] {
  return Object.entries(laid).flatMap(([at, tile]) => {
    const placement = placementOf(at);
    return placement ? [{ tile, placement, at }] : [];
  });
}

/** The name and the number of each of the two squares that the tile would cover. */
export function coveredBy(tile: string, placement: Placement): [string, number][] {
  const [low, high] = halvesOf(tile);
  return [
    [nameOf(placement.first), low],
    [nameOf(secondOf(placement)), high],
  ];
}

export const numbersOf = (laid: DominiumView['laid']): Map<string, number> =>
  new Map(tilesOf(laid).flatMap(({ tile, placement }) => coveredBy(tile, placement)));

export const ownersOf = (owners: DominiumView['owners']): Map<string, number> =>
  new Map(Object.entries(owners));

export interface Territory {
  readonly number: number;
  /** in order; the first one is the name of the territory */
  readonly squares: readonly string[];
  /** null if the territory is free */
  readonly owner: number | null;
}

export const nameOfTerritory = ({ squares }: Territory) => squares[0]!;

/** The territory of this square; null if the square is empty or has waste land. */
export function territoryAt(square: string, numbers: Numbers, owners: Owners): Territory | null {
  const number = numbers.get(square);
  if (!number) return null;
  const met = new Set<string>();
  const squares = joined(squareOf(square), one => {
    const name = nameOf(one);
    if (numbers.get(name) !== number || met.has(name)) return false;
    met.add(name);
    return true;
  }).map(nameOf);
  return { number, squares: squares.sort(), owner: owners.get(square) ?? null };
}

/** All territories, sorted by name. */
export function territoriesOf(numbers: Numbers, owners: Owners): Territory[] {
  const met = new Set<string>();
  const territories: Territory[] = [];
  for (const square of [...numbers.keys()].sort()) {
    if (met.has(square)) continue;
    const territory = territoryAt(square, numbers, owners);
    if (!territory) continue;
    territory.squares.forEach(one => met.add(one));
    territories.push(territory);
  }
  return territories;
}
