// The domino in hand, over the board of a kingdom.
import { ghostsOver } from '../../laying/ghost';
import { board, castle } from './squares';

export { inHand, type Ghost } from '../../laying/ghost';

export const ghosts = ghostsOver(board, castle);
export const { aimed, pinned, dragged, rotated, stepped, takenBack } = ghosts;
