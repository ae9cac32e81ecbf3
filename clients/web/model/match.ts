// The types of a match of any game.
import type { FromServerResult } from 'reami';
import type { Rounds } from './rounds';
import type { Names } from './seatNames';

/** An event: one of a move's effects, in order. The games' own types are in `reami` (KingdominoEvents). */
export interface GameEvent {
  e: string;
  [member: string]: unknown;
}

/** Makes one sentence from an event of a game. */
export type EventText = (event: { readonly e: string }, names: Names) => string;

export type MatchResult = FromServerResult;

/** The reason for a refused request. */
export interface Refusal {
  /** the protocol's code: `rule.kingdomino.no_match` */
  code: string;
  /** the server's text, for codes that this client does not know (`reasonOf`) */
  text: string;
  /** the position of the refused move in a list, from 1 */
  at?: number;
}

/** The effects of moves that are not played yet. */
export interface Preview {
  /** the legal moves of this seat after these moves; empty if the seat is not asked then */
  readonly legal: readonly string[];
  readonly events: readonly GameEvent[];
  /** the points after the moves, by seat */
  readonly points: Readonly<Record<number, number>>;
  /** the viewer's view after the moves */
  readonly view: Rounds;
}

export const isRefused = <T extends object>(outcome: T | Refusal): outcome is Refusal => 'code' in outcome;
