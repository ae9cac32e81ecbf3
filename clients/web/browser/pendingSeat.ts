// Actions to do once a room is entered. The first page decides them; the room's page carries them out.

export interface PendingSeat {
  /** the name to sit down with */
  name: string;
  /** starts the match at once, because everybody else is a bot */
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
