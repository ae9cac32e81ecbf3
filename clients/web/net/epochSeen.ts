// The newest epoch and position of a room that this client has seen. Several nodes may serve a room:
// PROTOCOL.md, "Several nodes".
import type { FromServer } from 'reami';

/** The next connection may lead to another node, so this object outlives a connection. */
export class EpochSeen {
  /** null if the server has no cluster */
  private epoch: number | null = null;
  private match = 0;
  private v = 0;

  /**
   * Whether the message is older than the newest one that the client has seen. A `here` or `pong` is older
   * only if its node has lost the room. If the message is not older, records it.
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
