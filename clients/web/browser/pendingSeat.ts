// What the client does as soon as it has entered a room. The first page decides it; the room's page does it.

export interface PendingSeat {
  /** the name with which the player takes a seat */
  name: string;
  /** true if the match starts at once, because all others are bots */
  starts: boolean;
}

const pending = new Map<string, PendingSeat>();

export function keepPendingSeat(code: string, seat: PendingSeat): void {
  pending.set(code, seat);
}

/** Returns the pending seat and removes it. */
export function takePendingSeat(code: string): PendingSeat | null {
  const seat = pending.get(code) ?? null;
  pending.delete(code);
  return seat;
}
