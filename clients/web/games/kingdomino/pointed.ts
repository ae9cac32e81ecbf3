// The domino or the row in the line of the log that is under the pointer.
import type { KingdominoEvents, KingdominoView } from 'reami';
import { pointedEvent, pointedSquares, squaresOf } from '../../table/pointedEvent';

export type Placed = KingdominoView['seats'][number]['kingdom'];

const pointed = () => pointedEvent.value as KingdominoEvents[number] | null;

/**
 * The squares of the pointed event in the kingdom of this seat. If a king chose a domino in this event and
 * placed it later, these are the squares of the placement.
 */
export function pointedPlaces(seat: number, placed: Placed): readonly string[] {
  const event = pointed();
  const at = event?.e === 'chosen' && event.seat === seat ? placed[event.domino] : undefined;
  return at === undefined ? pointedSquares(seat) : squaresOf(at);
}

/** Whether the pointed event is about this domino in a row. */
export function isPointed(domino: number): boolean {
  const event = pointed();
  if (event?.e === 'row') return event.dominoes.includes(domino);
  return event !== null && 'domino' in event && event.domino === domino;
}
