// The types that matches of all games share.
import type { FromServerResult } from 'reami';
import type { Rounds } from './rounds';
import type { Names } from './seatNames';

/**
 * An event: one effect of a move. The events of a move are in order. `reami` has the types of each game's
 * events (KingdominoEvents).
 */
export interface GameEvent {
  e: string;
  [member: string]: unknown;
}

/** Makes one sentence from an event of a game. */
export type EventText = (event: { readonly e: string }, names: Names) => string;

export type MatchResult = FromServerResult;

/** Why the server refused a request. */
export interface Refusal {
  /** the code of the protocol, such as `rule.kingdomino.no_match` */
  code: string;
  /** the server's own text, which the client shows if it does not know the code (`reasonOf`) */
  text: string;
  /** the place of the refused move in its list, from 1 */
  at?: number;
}

/** The effects that moves would have. Nobody has played them yet. */
export interface Preview {
  /** this seat's legal moves after these moves; empty if the match would not ask the seat */
  readonly legal: readonly string[];
  readonly events: readonly GameEvent[];
  /** the points after the moves, by seat */
  readonly points: Readonly<Record<number, number>>;
  /** the viewer's view after the moves */
  readonly view: Rounds;
}

export const isRefused = <T extends object>(outcome: T | Refusal): outcome is Refusal => 'code' in outcome;
