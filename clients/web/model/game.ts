// The interface between games and this client: the parts of a game, and the properties of its table. A table
// uses no socket.
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

/** The types of one game, from the module `reami`. */
export interface GameTypes {
  /** the view of the match: its rounds, and the game's own view in `table` */
  view: Rounds;
  options: unknown;
  /** the static data of the game */
  catalog: unknown;
  events: readonly { e: string }[];
}

/** The types of an unknown game. */
export interface AnyGame extends GameTypes {
  events: readonly GameEvent[];
}

/**
 * The parts of a game. The client fetches each part when it is first needed, and shows none without the
 * game's words and styles (games/load.ts).
 */
export interface GameModule<G extends GameTypes = AnyGame> {
  /** the words that only this game uses; the build adds those of protocol/text (texts.mjs) */
  words: WordLoaders;
  /** the address of its style sheet */
  style: string;
  table(): Promise<{ default: ComponentType<TableProps<G>> }>;
  /** the page of its rules, with pictures */
  rules(): Promise<{ default: RulesPage }>;
  /** computes the results of a seed, to verify a match in the browser */
  deal(): Promise<{ dealt: Deal<G['options']> }>;
  /** the members of its events that need their own texts; model/eventText.ts makes all others */
  eventMembers?(): Promise<{ eventMembers: EventMembers }>;
  /** the sources of everybody's points in an ended match */
  breakdown(): Promise<{ breakdownOf(view: G['view'], catalog: G['catalog']): Breakdown }>;
  /** the guide for newcomers */
  guide(): Promise<{ guide: Guide<G> }>;
  /** the lesson: a match for learning the game */
  lesson(): Promise<{ lesson: Lesson<G> }>;
}

/** The properties that a page passes to a table. */
export interface PlayProps<G extends GameTypes = AnyGame> {
  /** the game's name in the protocol, `kingdomino` */
  game: string;
  view: G['view'];
  options: G['options'];
  catalog: G['catalog'];
  /** the viewer's seat, from 1; null for spectators */
  you: number | null;
  names: Names;
  /** the seats that must decide now */
  toAct: readonly number[];
  /**
   * the notations of the legal moves; empty if the viewer is not asked. The room asks for `ready` between
   * rounds (table/RoundBreak.tsx)
   */
  legal: readonly string[];
  /** the number of the decision that the viewer is asked for; null if not asked */
  ask: number | null;
  /** the events of the last update, for animations */
  events: G['events'];
  /** the notations of the sent moves without an answer yet */
  pending: readonly string[] | null;
  /** the reason why the last move was refused; null after the next attempt */
  refusal: Refusal | null;
  result: MatchResult | null;
  /** takes no moves: a replay, a television */
  readOnly: boolean;
  /** the page shows the events itself */
  withoutLog?: true;
  /** plays one move, or several in order: all or none */
  onMove(...notations: string[]): void;
  /** asks for the effects of one or more moves without playing them */
  onPreview(notations: readonly string[]): Promise<Preview | Refusal>;
}

export interface TableProps<G extends GameTypes = AnyGame> extends PlayProps<G> {
  /** makes sentences from the game's events */
  eventText: EventText;
  /** fetches the game's guide for newcomers; null for a game that is shown as a list of moves */
  guide(): Promise<Guide<G> | null>;
  /** fetches the game's lesson with its words; null for a game that is shown as a list of moves */
  lesson(): Promise<Lesson<G> | null>;
}

/** The rules of a game as a page. A rule's anchor is its number, `R3.4`. */
export interface RulesPage {
  text: Record<Language, Root>;
  /** shared definitions for the pictures, once per page */
  Drawings: ComponentType;
  /** the picture that the text names, as in `figure:domains`, with its description */
  Figure: ComponentType<{ name: string; text: string }>;
}

/** Computes the results of a seed in a game, in the format of the match file. */
export type Deal<Options = unknown> = (options: Options, seats: number, seed: string) => string;
