// The domino in the player's hand, shown over the visible part of a kingdom's board. It never leaves this
// part.
import { ghostsOver } from '../../laying/ghost';
import { castle, type Extent } from './squares';

export { inHand, takenBack, type Ghost, type Ghosts } from '../../laying/ghost';

export const ghostsIn = (drawn: Extent) => ghostsOver(drawn, castle);
