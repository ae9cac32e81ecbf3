// The domino in hand, over the part of a kingdom's board that is drawn: it never leaves what is seen.
import { ghostsOver } from '../../laying/ghost';
import { castle, type Extent } from './squares';

export { inHand, takenBack, type Ghost, type Ghosts } from '../../laying/ghost';

export const ghostsIn = (drawn: Extent) => ghostsOver(drawn, castle);
