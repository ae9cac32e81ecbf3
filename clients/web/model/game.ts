// What a game offers to this client: its parts, and a table with these properties. A table uses no
// connection.
import type { Root } from 'mdast';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Language, WordLoaders } from '../words/t';
import type { Breakdown } from './breakdown';
import type { EventMembers } from './eventText';
import type { Guide } from './guide';
import type { Lesson } from './lesson';
import type { EventText, GameEvent, MatchResult, Preview, Refusal } from './match';
import type { Rounds } from './rounds';
import type { Names } from './seatNames';

/** The types of one game. They come from the module `reami`. */
export interface GameTypes {
  /** the view of the match: its rounds, and the game's own view in `table` */
  view: Rounds;
  options: unknown;
  /** the static data of the game */
  catalog: unknown;
  events: readonly { e: string }[];
}

/** The types of a game about which this client knows nothing. */
export interface AnyGame extends GameTypes {
  events: readonly GameEvent[];
}

/**
 * The parts of a game. The client fetches each part when it first needs it. It shows no part before it has
 * the words and styles of the game (games/load.ts).
 */
export interface GameModule<G extends GameTypes = AnyGame> {
  /** the words that only this game uses; the build adds the words of protocol/text (texts.mjs) */
  words: WordLoaders;
  /** the address of the game's style sheet */
  style: string;
  table(): Promise<{ default: ComponentType<TableProps<G>> }>;
  /** the page with the game's rules and their pictures */
  rules(): Promise<{ default: RulesPage }>;
  /** computes what a seed deals, so that the browser can verify a match */
  deal(): Promise<{ dealt: Deal<G['options']> }>;
  /**
   * converts the members of events that need texts of their own; model/eventText.ts converts all others.
   * `toldOver` is for texts that depend on earlier events; it gets all events of a match
   */
  eventMembers?(): Promise<{
    eventMembers: EventMembers;
    toldOver?(events: G['events'], text: EventText): EventText;
  }>;
  /** where the points of each seat come from in a match that has ended */
  breakdown(): Promise<{ breakdownOf(view: G['view'], catalog: G['catalog']): Breakdown }>;
  /** the guide for newcomers */
  guide(): Promise<{ guide: Guide<G> }>;
  /** the lesson: a match in which a person learns the game */
  lesson(): Promise<{ lesson: Lesson<G> }>;
  /** the table in which players also plan their next moves, with its own words and style sheet */
  planning?(): Promise<{
    planning: { words: WordLoaders; style: string; Table: ComponentType<TableProps<G>> };
  }>;
}

/** The properties that a page passes to a table. */
export interface PlayProps<G extends GameTypes = AnyGame> {
  /** the game's name in the protocol, `kingdomino` */
  game: string;
  view: G['view'];
  options: G['options'];
  catalog: G['catalog'];
  /** the viewer's seat, from 1; null for a spectator */
  you: number | null;
  names: Names;
  /** the seats that must decide now */
  toAct: readonly number[];
  /**
   * the notations of the viewer's legal moves; empty if the match does not ask the viewer. Between rounds,
   * the room's page asks for `ready` (table/RoundBreak.tsx)
   */
  legal: readonly string[];
  /** the number of the viewer's decision; null if the match does not ask the viewer */
  ask: number | null;
  /** the events of the last update, which the table may animate */
  events: G['events'];
  /** the notations of the moves that the client has sent and the server has not answered */
  pending: readonly string[] | null;
  /** why the server refused the last move; null as soon as the viewer tries again */
  refusal: Refusal | null;
  result: MatchResult | null;
  /** true if the table takes no moves, as in a replay or on a television */
  readOnly: boolean;
  /** the banner while the people at the table have paused the match */
  paused?: ComponentChildren;
  /** true if the page shows the events itself */
  withoutLog?: true;
  /** plays one move, or several moves in order, of which the server plays all or none */
  onMove(...notations: string[]): void;
  /** takes the viewer's last turn back; null if the viewer can't */
  onUndo: (() => void) | null;
  /** asks for the effects of one or more moves; the server does not play them */
  onPreview(notations: readonly string[]): Promise<Preview | Refusal>;
  /** asks what a strong bot would play now; absent if the viewer can't ask */
  onHint?(): Promise<readonly string[] | Refusal>;
}

export interface TableProps<G extends GameTypes = AnyGame> extends PlayProps<G> {
  /** makes sentences from the game's events */
  eventText: EventText;
  /** fetches the game's guide for newcomers; null if the client shows the game as a list of moves */
  guide(): Promise<Guide<G> | null>;
  /** fetches the game's lesson with its words; null if the client shows the game as a list of moves */
  lesson(): Promise<Lesson<G> | null>;
}

/** The page with the rules of a game. The anchor of a rule is its number, such as `R3.4`. */
export interface RulesPage {
  text: Record<Language, Root>;
  /** shapes that the pictures share; the page contains them once */
  Drawings: ComponentType;
  /** the picture that the text names (`figure:domains` names `domains`), with a description */
  Figure: ComponentType<{ name: string; text: string }>;
}

/** Computes what a seed deals in a game, as a match file writes it. */
export type Deal<Options = unknown> = (options: Options, seats: number, seed: string) => string;
