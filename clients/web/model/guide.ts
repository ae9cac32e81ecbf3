// The guide for newcomers that a game's table shows: the aim of the game in one sentence, the parts of a
// turn, what each sign and number means, and tips for the first turns.
import type { ComponentType } from 'preact';
import type { Key, WordLoaders } from '../words/t';
import type { AnyGame, GameTypes, TableProps } from './game';

/** The data from which the guide chooses a tip. */
export type Asked<G extends GameTypes = AnyGame> = Pick<TableProps<G>, 'view' | 'legal' | 'you'>;

/** The data with which the guide draws signs. */
export type Drawn<G extends GameTypes = AnyGame> = Pick<TableProps<G>, 'catalog'>;

/** A sentence, and the anchor of the full rule. */
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
  /** each sign as the table shows it, and what it means */
  signs: readonly (Told & { Sign: ComponentType<Drawn<G>> })[];
  /** the tip for the player's present decision; null if the guide has none */
  tip(asked: Asked<G>): Key | null;
}
