// Finds in the legal moves the placements of the domino in the hand, and the dominoes that the player can
// choose.
import { nearestPlacement } from '../../laying/placements';
import { castle, type Placement } from './squares';

export { isLegal, meant, reachable } from '../../laying/placements';

/** The numbers of the dominoes that the player can choose, the lowest first. */
export const choices = (legal: readonly string[]) =>
  legal
    .filter(notation => notation.startsWith('='))
    .map(notation => Number(notation.slice(1)))
    .sort((a, b) => a - b);

export const choiceOf = (domino: number) => `=${domino}`;

/** The placement with which the arrow keys begin: the legal one nearest to the castle. */
export const firstPlacement = (legal: readonly string[]): Placement | null => nearestPlacement(legal, castle);
