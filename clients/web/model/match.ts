// What the server tells of a match of any game.
import type { FromServerResult } from 'reami';

/** What a move did, one of several in order; the game's own types are in `reami` (KingdominoEvents). */
export interface GameEvent {
  e: string;
  [member: string]: unknown;
}

/** One sentence for an event of a game; names by seat. */
export type EventText<Event = GameEvent> = (event: Event, names: Record<number, string>) => string;

export type MatchResult = FromServerResult;

/** Why something was not done. */
export interface Refusal {
  /** of the wire: `rule.kingdomino.no_match` */
  code: string;
  /** in the words of whoever refused, for a code that is not known here (`reasonOf`) */
  text: string;
}
