// What a game's table is given, and what it may say: the same for every game. A table knows no socket.
import type { Root } from 'mdast';
import type { ComponentType } from 'preact';
import type { FromServerResult } from 'reami';
import type { Language } from '../words/t';

/** What a move did, one of several in order; the game's own types are in `reami` (KingdominoEvents). */
export interface GameEvent {
  e: string;
  [member: string]: unknown;
}

export type MatchResult = FromServerResult;

export interface Refusal {
  /** of the wire: `rule.kingdomino.no_match` */
  code: string;
  /** in the words of whoever refused, for a code that is not known here (`reasonOf`) */
  text: string;
}

export interface TableProps<View = unknown> {
  /** its name on the wire, `kingdomino` */
  game: string;
  /** the whole view of the match: its rounds, and in `table` the game's own (KingdominoMatchView) */
  view: View;
  /** of the game (KingdominoOptions) */
  options: unknown;
  /** what is static in the game */
  catalog: unknown;
  /** the seat of whoever looks, from 1; null for spectators */
  you: number | null;
  /** by seat */
  names: Record<number, string>;
  /** the seats that must decide now */
  toAct: readonly number[];
  /** notations; empty if you are not asked. `ready`, between rounds, is the room's to ask (table/RoundBreak.tsx) */
  legal: readonly string[];
  /** of the last update, for animation */
  events: readonly GameEvent[];
  /** the notation of the move on its way */
  pending: string | null;
  /** why the last move was refused; null once another is tried */
  refusal: Refusal | null;
  result: MatchResult | null;
  /** to look at only: a replay, a television */
  readOnly: boolean;
  /** the page itself tells what happened */
  withoutLog?: true;
  onMove(notation: string): void;
}

/** The rules of a game as a page. A rule's anchor is its number, `R3.4`. */
export interface RulesPage {
  text: Record<Language, Root>;
  /** stands once in the page, for the pictures */
  Drawings: ComponentType;
  /** what the text names as `figure:domains`, with what it shows in words */
  Figure: ComponentType<{ name: string; text: string }>;
}

/** One sentence for an event of a game; names by seat. */
export type EventText = (event: any, names: Record<number, string>) => string;
