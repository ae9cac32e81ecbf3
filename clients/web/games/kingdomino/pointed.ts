// What the line of the log speaks of at which somebody points: a domino in a row or in a kingdom, or a row.
import type { KingdominoEvents, KingdominoView } from 'reami';
import { pointedEvent, pointedSquares, squaresOf } from '../../table/pointedEvent';

export type Placed = KingdominoView['seats'][number]['kingdom'];

const pointed = () => pointedEvent.value as KingdominoEvents[number] | null;

/** The squares of that seat's kingdom, also of a domino that was chosen then and lies there now. */
export function pointedPlaces(seat: number, placed: Placed): readonly string[] {
  const event = pointed();
  const at = event?.e === 'chosen' && event.seat === seat ? placed[event.domino] : undefined;
  return at === undefined ? pointedSquares(seat) : squaresOf(at);
}

/** Whether a domino that lies in a row is meant. */
export function isPointed(domino: number): boolean {
  const event = pointed();
  if (event?.e === 'row') return event.dominoes.includes(domino);
  return event !== null && 'domino' in event && event.domino === domino;
}
