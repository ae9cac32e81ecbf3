// The domino or row in the log's line under the pointer.
import type { KingdominoEvents, KingdominoView } from 'reami';
import { pointedEvent, pointedSquares, squaresOf } from '../../table/pointedEvent';

export type Placed = KingdominoView['seats'][number]['kingdom'];

const pointed = () => pointedEvent.value as KingdominoEvents[number] | null;

/**
 * The squares of the event in that seat's kingdom, including a domino that was chosen then and has been
 * placed since.
 */
export function pointedPlaces(seat: number, placed: Placed): readonly string[] {
  const event = pointed();
  const at = event?.e === 'chosen' && event.seat === seat ? placed[event.domino] : undefined;
  return at === undefined ? pointedSquares(seat) : squaresOf(at);
}

/** Whether the event is about that domino in a row. */
export function isPointed(domino: number): boolean {
  const event = pointed();
  if (event?.e === 'row') return event.dominoes.includes(domino);
  return event !== null && 'domino' in event && event.domino === domino;
}
