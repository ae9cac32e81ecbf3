// What is to be done in a room once it is entered: decided on the first page, carried out by the room's.

export interface PendingSeat {
  /** the name to sit down with */
  name: string;
  /** starts at once: everybody else is a bot */
  starts: boolean;
}

const pending = new Map<string, PendingSeat>();

export function keepPendingSeat(code: string, seat: PendingSeat): void {
  pending.set(code, seat);
}

/** Once. */
export function takePendingSeat(code: string): PendingSeat | null {
  const seat = pending.get(code) ?? null;
  pending.delete(code);
  return seat;
}
