// A lesson is a match for learning a game: it begins from a set-up, the bots play prepared moves, and steps
// tell the learner what to see and to do. Steps depend on the visible position and the current decision,
// never on a count of pressed buttons: the client shows a step only while it is true, and waits until the
// learner has done what the step asks for.
import type { Key, Values, WordLoaders } from '../words/t';
import type { AnyGame, GameTypes, TableProps } from './game';

/** The match that the client asks the server for, and the moves in the steps. */
export interface PreparedMatch {
  readonly seats: number;
  readonly options: object;
  /** the kinds of bots by seat; the learner has seat 1 */
  readonly bots: Readonly<Record<string, string>>;
  /** the lines of the set-up */
  readonly set_up: readonly string[];
  /** the moves of the bots, by seat */
  readonly script: Readonly<Record<string, readonly string[]>>;
  /** the learner's moves, turn by turn, if the learner follows every step */
  readonly turns: readonly (readonly string[])[];
}

/** The position that the learner sees at a decision. */
export interface Seen<G extends GameTypes = AnyGame> extends Pick<
  TableProps<G>,
  'view' | 'legal' | 'catalog'
> {
  /** the number of the decision */
  readonly ask: number;
  /** the moves laid out for this decision but not sent */
  readonly laid: readonly string[];
}

export interface Step<G extends GameTypes = AnyGame> {
  readonly text: Key;
  values?(seen: Seen<G>): Values;
  /** the CSS selectors of the table's elements in the step */
  readonly at?: string;
  /** the places on the board in the step */
  places?(seen: Seen<G>): readonly string[];
  /** whether the step is true and its action possible; without it the step is always true */
  when?(seen: Seen<G>): boolean;
  /** whether its action is done; without it the step has no action and waits for "Next" */
  done?(seen: Seen<G>): boolean;
  /** ends a part of the lesson and offers a match and the rules */
  readonly ends?: true;
}

export interface Lesson<G extends GameTypes = AnyGame> {
  /** the words that only the lesson uses */
  readonly words: WordLoaders;
  readonly match: PreparedMatch;
  /** the prefix of a place's name in the id of its element */
  readonly prefix: string;
  /** the steps in order; the last one has no action and ends the lesson */
  readonly steps: readonly Step<G>[];
}

/** A learner's progress in a lesson. */
export interface LessonPlace {
  /** the index of the first step that is not over */
  readonly step: number;
  /** the decision at which the step was last shown; null if it was not shown yet */
  readonly ask: number | null;
  /** the number of times that the learner did something else */
  readonly misses: number;
  /** the decision right after the learner did something else; null if none */
  readonly elseAt: number | null;
}

export const beginning: LessonPlace = { step: 0, ask: null, misses: 0, elseAt: null };

/** The number of misses after which a step is skipped. */
const most = 2;

/** The progress after a finished step. */
export const after = ({ step }: LessonPlace): LessonPlace => ({ ...beginning, step: step + 1 });

/** The progress at this position: the first step to show now. */
export function follow<G extends GameTypes>(
  steps: readonly Step<G>[],
  from: LessonPlace,
  seen: Seen<G>,
): LessonPlace {
  let at = from;
  for (let step = steps[at.step]; step !== undefined; step = steps[at.step]) {
    const isPossible = step.when?.(seen) ?? true;
    if (step.done?.(seen)) at = { ...after(at), elseAt: at.ask === null ? at.elseAt : null };
    else if (step.done && at.ask !== null && at.ask !== seen.ask) {
      const misses = at.misses + 1;
      const elseAt = seen.ask;
      if (isPossible && misses < most) return { ...at, ask: seen.ask, misses, elseAt };
      at = { ...after(at), elseAt };
    } else if (!isPossible) at = { ...after(at), elseAt: at.elseAt };
    else return { ...at, ask: step.done ? seen.ask : null };
  }
  return at;
}
