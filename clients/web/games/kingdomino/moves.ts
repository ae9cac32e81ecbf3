// Legal notations -> where the domino in hand may lie, and which dominoes may be chosen.
import { nearestPlacement } from '../../laying/placements';
import { castle, type Placement } from './squares';

export { isLegal, meant, reachable } from '../../laying/placements';

/** The numbers of the dominoes that may be chosen, lowest first. */
export const choices = (legal: readonly string[]) =>
  legal
    .filter(notation => notation.startsWith('='))
    .map(notation => Number(notation.slice(1)))
    .sort((a, b) => a - b);

export const choiceOf = (domino: number) => `=${domino}`;

/** Where a ghost begins that was not pointed anywhere: the legal place nearest to the castle. */
export const firstPlacement = (legal: readonly string[]): Placement | null => nearestPlacement(legal, castle);
