// The domino in hand, over the board of a kingdom.
import { ghostsOver } from '../../parts/laying/ghost';
import { board, castle } from './squares';

export { inHand, type Ghost } from '../../parts/laying/ghost';

export const ghosts = ghostsOver(board, castle);
export const { aimed, pinned, dragged, rotated, stepped, takenBack } = ghosts;
