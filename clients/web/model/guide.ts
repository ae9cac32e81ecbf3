// What a game tells a newcomer at its table: the goal in a sentence, what a turn consists of, what every sign
// and number means, and tips for the first turns.
import type { ComponentType } from 'preact';
import type { Key, WordLoaders } from '../words/t';
import type { AnyGame, GameTypes, TableProps } from './game';

/** What tips are chosen by. */
export type Asked<G extends GameTypes = AnyGame> = Pick<TableProps<G>, 'view' | 'legal' | 'you'>;

/** What signs are drawn from. */
export type Drawn<G extends GameTypes = AnyGame> = Pick<TableProps<G>, 'catalog'>;

/** A sentence, and the anchor of the rule that says all of it. */
export interface Told {
  readonly text: Key;
  readonly rule: string;
}

export interface Guide<G extends GameTypes = AnyGame> {
  /** only the guide says them */
  words: WordLoaders;
  goal: Key;
  /** in the order in which a turn goes */
  turn: readonly Told[];
  /** each as it looks at the table, and what it means */
  signs: readonly (Told & { Sign: ComponentType<Drawn<G>> })[];
  /** what helps with the decision that is asked for; null if it needs no help */
  tip(asked: Asked<G>): Key | null;
}
