// The event of the log that somebody points at: boards mark the places of which it speaks.
import { signal } from '@preact/signals';

/** Null while nobody points at one. */
export const pointedEvent = signal<{ readonly e: string } | null>(null);

const none: readonly string[] = [];

/** The squares that a text names, `g8` and `g9` of `g8g9`. */
export const squaresOf = (text: string): readonly string[] =>
  /^(?:[a-z]\d{1,2})+$/.test(text) ? text.match(/[a-z]\d+/g)! : none;

/**
 * The squares that the event names; empty if nobody points at one, or it happened to another seat than
 * `seat`.
 */
export function pointedSquares(seat?: number): readonly string[] {
  const event = pointedEvent.value as Readonly<Record<string, unknown>> | null;
  if (event === null || (seat !== undefined && event['seat'] !== seat)) return none;
  return Object.values(event).flatMap(value => (typeof value === 'string' ? squaresOf(value) : none));
}

/** Whether the event speaks of that seat. */
function isPointedSeat(seat: number): boolean {
  const event = pointedEvent.value as { seat?: unknown; seats?: object; kings?: object } | null;
  return event !== null && (event.seat === seat || seat in { ...event.seats, ...event.kings });
}

/** The classes of what stands for a seat: whose it is, whether they act, whether somebody points at them. */
export const seatClasses = (seat: number, acts: boolean) =>
  `seat-${seat} ${acts ? 'acts' : ''} ${isPointedSeat(seat) ? 'pointed' : ''}`;
