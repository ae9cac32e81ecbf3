// Legal notations -> where the domino in hand may lie, and which of these places is meant.
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

/** All squares, by name, that some legal placement covers. */
export function reachable(legal: readonly string[]): Set<string> {
  return new Set(
    placements(legal).flatMap(placement => [nameOf(placement.first), nameOf(secondOf(placement))]),
  );
}

export const isLegal = (legal: readonly string[], placement: Placement) =>
  legal.includes(notationOf(placement));

/**
 * The lie that is meant by pointing at a square: as the domino is held if it may lie so, with either half
 * there; else turned as little as needed; else as it is held, though it may not.
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

/** Where a domino begins that was not pointed anywhere: the legal place nearest to that square. */
export function nearestPlacement(legal: readonly string[], to: Square): Placement | null {
  const distance = ({ first }: Placement) =>
    Math.abs(first.column - to.column) + Math.abs(first.row - to.row);
  const byDistance = placements(legal).sort((a, b) => distance(a) - distance(b) || a.direction - b.direction);
  return byDistance[0] ?? null;
}
