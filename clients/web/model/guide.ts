// A game's guide for newcomers at its table: the goal in one sentence, the parts of a turn, the meaning of
// every sign and number, and tips for the first turns.
import type { ComponentType } from 'preact';
import type { Key, WordLoaders } from '../words/t';
import type { AnyGame, GameTypes, TableProps } from './game';

/** The data by which tips are chosen. */
export type Asked<G extends GameTypes = AnyGame> = Pick<TableProps<G>, 'view' | 'legal' | 'you'>;

/** The data for drawing signs. */
export type Drawn<G extends GameTypes = AnyGame> = Pick<TableProps<G>, 'catalog'>;

/** A sentence, and the anchor of the complete rule. */
export interface Told {
  readonly text: Key;
  readonly rule: string;
}

export interface Guide<G extends GameTypes = AnyGame> {
  /** the words that only the guide uses */
  words: WordLoaders;
  goal: Key;
  /** the sentences about a turn, in order */
  turn: readonly Told[];
  /** each sign as it looks at the table, with its meaning */
  signs: readonly (Told & { Sign: ComponentType<Drawn<G>> })[];
  /** the tip for the current decision; null if there is none */
  tip(asked: Asked<G>): Key | null;
}
