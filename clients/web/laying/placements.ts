// Legal notations -> where the domino in hand may lie, and which of these places is meant.
import {
  lieOf,
  nameOf,
  notationOf,
  secondOf,
  stepFrom,
  turned,
  type Direction,
  type Lie,
  type Square,
} from './squares';

const lies = (legal: readonly string[]) => legal.map(lieOf).filter(lie => lie !== null);

/** All squares, by name, that some legal placement covers. */
export function reachable(legal: readonly string[]): Set<string> {
  return new Set(lies(legal).flatMap(lie => [nameOf(lie.first), nameOf(secondOf(lie))]));
}

export const isLegal = (legal: readonly string[], lie: Lie) => legal.includes(notationOf(lie));

/**
 * The lie that is meant by pointing at a square: as the domino is held if it may lie so, with either half there; else
 * turned as little as needed; else as it is held, though it may not.
 */
export function meant(legal: readonly string[], at: Square, held: Direction): Lie {
  const candidates = [0, 1, 2, 3].flatMap(by => {
    const direction = turned(held, by);
    return [
      { first: at, direction },
      { first: stepFrom(at, turned(direction, 2)), direction },
    ];
  });
  return candidates.find(lie => isLegal(legal, lie)) ?? { first: at, direction: held };
}

/** Where a domino begins that was not pointed anywhere: the legal place nearest to that square. */
export function nearestLie(legal: readonly string[], to: Square): Lie | null {
  const distance = ({ first }: Lie) => Math.abs(first.column - to.column) + Math.abs(first.row - to.row);
  const byDistance = lies(legal).sort((a, b) => distance(a) - distance(b) || a.direction - b.direction);
  return byDistance[0] ?? null;
}
