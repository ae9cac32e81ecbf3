// What is to be done in a room once it is entered: decided on the first page, carried out by the room's.

export interface Arrival {
  /** the name to sit down with */
  name: string;
  /** starts at once: everybody else is a bot */
  starts: boolean;
}

const expected = new Map<string, Arrival>();

export function expect(code: string, arrival: Arrival): void {
  expected.set(code, arrival);
}

/** Once. */
export function arrivalAt(code: string): Arrival | null {
  const arrival = expected.get(code) ?? null;
  expected.delete(code);
  return arrival;
}
