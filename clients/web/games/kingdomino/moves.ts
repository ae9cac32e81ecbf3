// Legal notations -> where the domino in hand may lie, and which dominoes may be chosen.
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

const placements = (legal: readonly string[]) => legal.map(lieOf).filter(lie => lie !== null);

/** The numbers of the dominoes that may be chosen, lowest first. */
export const choices = (legal: readonly string[]) =>
  legal
    .filter(notation => notation.startsWith('='))
    .map(notation => Number(notation.slice(1)))
    .sort((a, b) => a - b);

export const choiceOf = (domino: number) => `=${domino}`;

/** All squares, by name, that some legal placement covers. */
export function reachable(legal: readonly string[]): Set<string> {
  return new Set(placements(legal).flatMap(lie => [nameOf(lie.first), nameOf(secondOf(lie))]));
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

/** Where a ghost begins that was not pointed anywhere: the legal place nearest to the castle. */
export function firstLie(legal: readonly string[]): Lie | null {
  const distance = ({ first }: Lie) => Math.abs(first.column - 7) + Math.abs(first.row - 7);
  const byDistance = placements(legal).sort((a, b) => distance(a) - distance(b) || a.direction - b.direction);
  return byDistance[0] ?? null;
}
