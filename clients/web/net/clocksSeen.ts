// The clocks of the match as the server sent them last. PROTOCOL.md, "Clocks".
import type { FromServerClocks } from 'reami';

export interface ClocksSeen extends FromServerClocks {
  /** the time of the message on this device's clock, in milliseconds */
  readonly at: number;
}
