// What a game brings to this client, and what its table is given: the same for every game. A table knows no
// socket.
import type { Root } from 'mdast';
import type { ComponentType } from 'preact';
import type { Language, WordLoaders } from '../words/t';
import type { Breakdown } from './breakdown';
import type { EventMembers } from './eventText';
import type { Guide } from './guide';
import type { Lesson } from './lesson';
import type { EventText, GameEvent, MatchResult, Preview, Refusal } from './match';
import type { Rounds } from './rounds';
import type { Names } from './seatNames';

/** The types of one game, as `reami` has them. */
export interface GameTypes {
  /** of the match: its rounds, and in `table` the game's own */
  view: Rounds;
  options: unknown;
  /** what is static in the game */
  catalog: unknown;
  events: readonly { e: string }[];
}

/** What can be said of a game that is not known. */
export interface AnyGame extends GameTypes {
  events: readonly GameEvent[];
}

/**
 * Each part is fetched when it is first needed, and what shows anything never without words and styles
 * (games/load.ts).
 */
export interface GameModule<G extends GameTypes = AnyGame> {
  /** those that only this game says; the build adds those of protocol/text (texts.mjs) */
  words: WordLoaders;
  /** the address of its style sheet */
  style: string;
  table(): Promise<{ default: ComponentType<TableProps<G>> }>;
  /** its rules to read, with their pictures */
  rules(): Promise<{ default: RulesPage }>;
  /** what a seed decides in it, to prove a match in the browser */
  deal(): Promise<{ dealt: Deal<G['options']> }>;
  /** what of its events is told in its own way; all else tells itself (model/eventText.ts) */
  eventMembers?(): Promise<{ eventMembers: EventMembers }>;
  /** what the points of everybody are made of, in an ended match */
  breakdown(): Promise<{ breakdownOf(view: G['view'], catalog: G['catalog']): Breakdown }>;
  /** what it tells newcomers */
  guide(): Promise<{ guide: Guide<G> }>;
  /** the match in which it is learned */
  lesson(): Promise<{ lesson: Lesson<G> }>;
}

/** What a page gives a table. */
export interface PlayProps<G extends GameTypes = AnyGame> {
  /** its name on the wire, `kingdomino` */
  game: string;
  view: G['view'];
  options: G['options'];
  catalog: G['catalog'];
  /** the seat of whoever looks, from 1; null for spectators */
  you: number | null;
  names: Names;
  /** the seats that must decide now */
  toAct: readonly number[];
  /**
   * notations; empty if you are not asked. `ready`, between rounds, is the room's to ask
   * (table/RoundBreak.tsx)
   */
  legal: readonly string[];
  /** the number of the decision that you are asked for; null if you are not asked */
  ask: number | null;
  /** of the last update, for animation */
  events: G['events'];
  /** the notations of the moves on their way */
  pending: readonly string[] | null;
  /** why the last move was refused; null once another is tried */
  refusal: Refusal | null;
  result: MatchResult | null;
  /** to look at only: a replay, a television */
  readOnly: boolean;
  /** the page itself tells what happened */
  withoutLog?: true;
  /** plays one move, or several in order: all or none */
  onMove(...notations: string[]): void;
  /** what these moves, one or several, would do now; nothing is played */
  onPreview(notations: readonly string[]): Promise<Preview | Refusal>;
}

export interface TableProps<G extends GameTypes = AnyGame> extends PlayProps<G> {
  /** what happened in that game, in words */
  eventText: EventText;
  /** fetches what the game tells newcomers; null for a game that is a list of moves */
  guide(): Promise<Guide<G> | null>;
  /** fetches the match in which it is learned, with its words; null as above */
  lesson(): Promise<Lesson<G> | null>;
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
export type Deal<Options = unknown> = (options: Options, seats: number, seed: string) => string;
