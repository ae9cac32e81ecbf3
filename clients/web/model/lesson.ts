// A match that is played to learn its game: it begins from a set-up, the bots play their part, and hints say
// at each turn what there is to see and to do.
import type { Key, WordLoaders } from '../words/t';

/** What the server is asked for, and the moves that the hints speak of. */
export interface PreparedMatch {
  readonly seats: number;
  readonly options: object;
  /** kinds, by seat; all but the person's, which is 1 */
  readonly bots: Readonly<Record<string, string>>;
  /** the lines of its text */
  readonly set_up: readonly string[];
  /** moves of the bots, by seat */
  readonly script: Readonly<Record<string, readonly string[]>>;
  /** moves of the person, turn by turn */
  readonly turns: readonly (readonly string[])[];
}

export interface Hint {
  readonly text: Key;
  /** what it speaks of at the table: a CSS selector */
  readonly at: string;
}

export interface Lesson {
  /** only the lesson says them */
  readonly words: WordLoaders;
  readonly match: PreparedMatch;
  /** a list for each turn of the match, and one for what comes then */
  readonly hints: readonly (readonly Hint[])[];
}

/**
 * Where the lesson is when the person has that decision to make: at which turn, and whether the turn begins
 * with it.
 */
export function placeOf(turns: PreparedMatch['turns'], ask: number): { turn: number; isBegin: boolean } {
  let first = 1;
  for (const [turn, moves] of turns.entries()) {
    if (ask < first + moves.length) return { turn, isBegin: ask === first };
    first += moves.length;
  }
  return { turn: turns.length, isBegin: true };
}
