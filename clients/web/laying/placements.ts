// Finds in the legal moves the placements of the domino in the hand, and the one at which the player points.
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
 * The placement for the square under the pointer. It keeps the direction that the domino has in the hand, if
 * this is legal with either half on the square. Otherwise it is turned by as few quarter turns as possible.
 * If no turn makes it legal, it keeps the direction.
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

/** The legal placement nearest to this square. With it the arrow keys begin. */
export function nearestPlacement(legal: readonly string[], to: Square): Placement | null {
  const distance = ({ first }: Placement) =>
    Math.abs(first.column - to.column) + Math.abs(first.row - to.row);
  const byDistance = placements(legal).sort((a, b) => distance(a) - distance(b) || a.direction - b.direction);
  return byDistance[0] ?? null;
}
