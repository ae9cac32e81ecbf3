// Finds the placements of the domino in hand and the dominoes to choose among the legal moves.
import { nearestPlacement } from '../../laying/placements';
import { castle, type Placement } from './squares';

export { isLegal, meant, reachable } from '../../laying/placements';

/** The numbers of the dominoes that can be chosen, lowest first. */
export const choices = (legal: readonly string[]) =>
  legal
    .filter(notation => notation.startsWith('='))
    .map(notation => Number(notation.slice(1)))
    .sort((a, b) => a - b);

export const choiceOf = (domino: number) => `=${domino}`;

/** The first placement by keys: the legal place nearest to the castle. */
export const firstPlacement = (legal: readonly string[]): Placement | null => nearestPlacement(legal, castle);
