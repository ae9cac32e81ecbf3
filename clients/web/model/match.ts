// What the server tells of a match of any game.
import type { FromServerResult } from 'reami';
import type { Rounds } from './rounds';
import type { Names } from './seatNames';

/** What a move did, one of several in order; the game's own types are in `reami` (KingdominoEvents). */
export interface GameEvent {
  e: string;
  [member: string]: unknown;
}

/** One sentence for an event of a game. */
export type EventText = (event: { readonly e: string }, names: Names) => string;

export type MatchResult = FromServerResult;

/** Why something was not done. */
export interface Refusal {
  /** of the wire: `rule.kingdomino.no_match` */
  code: string;
  /** in the words of whoever refused, for a code that is not known here (`reasonOf`) */
  text: string;
  /** of a list: which of its moves, from 1 */
  at?: number;
}

/** What moves would do that are not played yet. */
export interface Preview {
  /** what this seat could play after them; empty if it is not asked then */
  readonly legal: readonly string[];
  readonly events: readonly GameEvent[];
  /** by seat, as they would stand */
  readonly points: Readonly<Record<number, number>>;
  /** as this viewer would see the match */
  readonly view: Rounds;
}

export const isRefused = <T extends object>(outcome: T | Refusal): outcome is Refusal => 'code' in outcome;
