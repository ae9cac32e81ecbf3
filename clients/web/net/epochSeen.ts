// The newest epoch and position that this client saw of a room, which several nodes may serve: PROTOCOL.md,
// "Several nodes".
import type { FromServer } from 'reami';

/** The object outlives a connection, because the next connection may lead to another node. */
export class EpochSeen {
  /** null if a single server serves the room */
  private epoch: number | null = null;
  private match = 0;
  private v = 0;

  /**
   * Whether the message is older than the newest one seen. A `here` or `pong` is older only if the node has
   * lost the room. Records a message that is not older.
   */
  isOld(message: FromServer): boolean {
    switch (message.t) {
      case 'here':
      case 'pong': {
        const epoch = message.epoch ?? null;
        const isSame = epoch === this.epoch && epoch !== null;
        if (isSame ? this.isEarlier(message) : epoch !== null && epoch < (this.epoch ?? 0)) return true;
        this.epoch = epoch;
        this.see(message);
        return false;
      }
      case 'state':
        if (this.epoch !== null && this.isEarlier(message)) return true;
        this.see(message);
        return false;
      case 'patch':
        this.v = Math.max(this.v, message.v);
        return false;
      default:
        return false;
    }
  }

  private isEarlier({ match, v }: Position): boolean {
    return match < this.match || (match === this.match && v < this.v);
  }

  private see({ match, v }: Position): void {
    this.match = match;
    this.v = v;
  }
}

interface Position {
  match: number;
  v: number;
}
