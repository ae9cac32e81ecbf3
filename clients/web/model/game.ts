// What a game brings to this client, and what its table is given: the same for every game. A table knows no socket.
import type { Root } from 'mdast';
import type { ComponentType } from 'preact';
import type { Language, WordLoaders } from '../words/t';
import type { EventText, GameEvent, MatchResult, Refusal } from './match';

/** Each part is fetched when it is first needed, and what shows anything never without words and styles (games/load.ts). */
export interface GameModule {
  /** those that only this game says; others are in protocol/texts.en.json */
  words: WordLoaders;
  /** the address of its style sheet */
  style: string;
  // It asks for the view of its own game, which the wire says is what comes with it.
  table(): Promise<{ default: ComponentType<TableProps<any>> }>;
  /** its rules to read, with their pictures */
  rules(): Promise<{ default: RulesPage }>;
  /** what a seed decides in it, to prove a match in the browser */
  deal(): Promise<{ dealt: Deal }>;
  /** what happened in it, in words */
  eventText(): Promise<{ eventText: EventText }>;
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

/** What the seed decides in a game, as the text that a match file shows; each game has its own. */
export type Deal = (options: unknown, seats: number, seed: string) => string;
