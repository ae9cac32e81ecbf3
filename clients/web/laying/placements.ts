// Finds the placements of the domino in hand among the legal moves, and the one that the player points at.
import {
  placementOf,
  nameOf,
  notationOf,
  secondOf,
  stepFrom,
  turned,
  type Direction,
  type Placement,
  type Square,
} from './squares';

const placements = (legal: readonly string[]) =>
  legal.map(placementOf).filter(placement => placement !== null);

/** The names of all squares that at least one legal placement covers. */
export function reachable(legal: readonly string[]): Set<string> {
  return new Set(
    placements(legal).flatMap(placement => [nameOf(placement.first), nameOf(secondOf(placement))]),
  );
}

export const isLegal = (legal: readonly string[], placement: Placement) =>
  legal.includes(notationOf(placement));

/**
 * The placement for a square under the pointer: in the held direction, if that is legal with either half
 * there; else turned by as few quarter turns as needed; else in the held direction, though it is illegal.
 */
export function meant(legal: readonly string[], at: Square, held: Direction): Placement {
  const candidates = [0, 1, 2, 3].flatMap(by => {
    const direction = turned(held, by);
    return [
      { first: at, direction },
      { first: stepFrom(at, turned(direction, 2)), direction },
    ];
  });
  return candidates.find(placement => isLegal(legal, placement)) ?? { first: at, direction: held };
}

/** The legal placement nearest to that square: the start of a domino that is moved by keys. */
export function nearestPlacement(legal: readonly string[], to: Square): Placement | null {
  const distance = ({ first }: Placement) =>
    Math.abs(first.column - to.column) + Math.abs(first.row - to.row);
  const byDistance = placements(legal).sort((a, b) => distance(a) - distance(b) || a.direction - b.direction);
  return byDistance[0] ?? null;
}
