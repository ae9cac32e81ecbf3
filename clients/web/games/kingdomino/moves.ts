// Legal notations -> where the domino in hand may lie, and which dominoes may be chosen.
import {
  lieOf,
  nameOf,
  notationOf,
  secondOf,
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

/** How the domino may lie with its first half there, beginning with that direction and turning clockwise. */
export function directionsAt(legal: readonly string[], first: Square, from: Direction = 0): Direction[] {
  return [0, 1, 2, 3].map(by => turned(from, by)).filter(direction => isLegal(legal, { first, direction }));
}

/**
 * The lie that is meant by pointing at a square: as the domino is held if it may lie so, with either half there; else
 * turned as little as needed; else as it is held, though it may not.
 */
export function meant(legal: readonly string[], at: Square, held: Direction): Lie {
  const withSecondHere = { first: secondOf({ first: at, direction: turned(held, 2) }), direction: held };
  const turnedHere = directionsAt(legal, at, held).map(direction => ({ first: at, direction }));
  const candidates = [{ first: at, direction: held }, withSecondHere, ...turnedHere];
  return candidates.find(lie => isLegal(legal, lie)) ?? { first: at, direction: held };
}

/** Where a ghost begins that was not pointed anywhere: the legal place nearest to the castle. */
export function firstLie(legal: readonly string[]): Lie | null {
  const distance = ({ first }: Lie) => Math.abs(first.column - 7) + Math.abs(first.row - 7);
  const byDistance = placements(legal).sort((a, b) => distance(a) - distance(b) || a.direction - b.direction);
  return byDistance[0] ?? null;
}
