// The event in the line of the log under the pointer. Boards mark its places.
import { signal } from '@preact/signals';

/** Null while no line is under the pointer. */
export const pointedEvent = signal<{ readonly e: string } | null>(null);

const none: readonly string[] = [];

/** The squares in a text: `g8` and `g9` in `g8g9`. */
export const squaresOf = (text: string): readonly string[] =>
  /^(?:[a-z]\d{1,2})+$/.test(text) ? text.match(/[a-z]\d+/g)! : none;

/**
 * The squares of the event. Empty without an event, or if `seat` is given and the event belongs to another
 * seat.
 */
export function pointedSquares(seat?: number): readonly string[] {
  const event = pointedEvent.value as Readonly<Record<string, unknown>> | null;
  if (event === null || (seat !== undefined && event['seat'] !== seat)) return none;
  return Object.values(event).flatMap(value => (typeof value === 'string' ? squaresOf(value) : none));
}

/** Whether the event under the pointer belongs to this seat. */
function isPointedSeat(seat: number): boolean {
  const event = pointedEvent.value as { seat?: unknown; seats?: object; kings?: object } | null;
  return event !== null && (event.seat === seat || seat in { ...event.seats, ...event.kings });
}

/**
 * The classes of the element of a seat. They tell the seat, whether its player must decide, and whether the
 * event under the pointer belongs to it.
 */
export const seatClasses = (seat: number, acts: boolean) =>
  `seat-${seat} ${acts ? 'acts' : ''} ${isPointedSeat(seat) ? 'pointed' : ''}`;
