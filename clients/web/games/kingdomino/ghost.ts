// The domino in hand over the visible part of a kingdom's board, which it never leaves.
import { ghostsOver } from '../../laying/ghost';
import { castle, type Extent } from './squares';

export { inHand, takenBack, type Ghost, type Ghosts } from '../../laying/ghost';

export const ghostsIn = (drawn: Extent) => ghostsOver(drawn, castle);
