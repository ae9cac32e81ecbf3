// A lesson is a match in which a person, the learner, learns a game. It begins from a prepared set-up, and
// its bots play prepared moves. Its steps tell the learner what to see and what to do. A step depends on the
// position and on the present decision, never on the number of buttons that the learner has pressed. The
// client shows a step only while the step is true, and waits until the learner has done what the step asks
// for.
import type { Key, Values, WordLoaders } from '../words/t';
import type { AnyGame, GameTypes, TableProps } from './game';

/** The match that the client asks the server for, and the moves that the steps ask for. */
export interface PreparedMatch {
  readonly seats: number;
  readonly options: object;
  /** the kind of each bot, by seat; the learner has seat 1 */
  readonly bots: Readonly<Record<string, string>>;
  /** the lines of the set-up */
  readonly set_up: readonly string[];
  /** the moves of the bots, by seat */
  readonly script: Readonly<Record<string, readonly string[]>>;
  /** the learner's moves, turn by turn, if the learner does what every step asks for */
  readonly turns: readonly (readonly string[])[];
}

/** The position that the learner sees when the match asks for a decision. */
export interface Seen<G extends GameTypes = AnyGame> extends Pick<
  TableProps<G>,
  'view' | 'legal' | 'catalog'
> {
  /** the number of the decision */
  readonly ask: number;
  /** the moves that the learner has laid out for this decision but not sent */
  readonly laid: readonly string[];
}

export interface Step<G extends GameTypes = AnyGame> {
  readonly text: Key;
  values?(seen: Seen<G>): Values;
  /** the CSS selector of the elements of the table that the step points at */
  readonly at?: string;
  /** the places on the board that the step points at */
  places?(seen: Seen<G>): readonly string[];
  /** whether the step is true and its action is possible; a step without it is always true */
  when?(seen: Seen<G>): boolean;
  /** whether the learner has done the action; a step without it has no action, and waits for "Next" */
  done?(seen: Seen<G>): boolean;
  /** true if a part of the lesson ends here; the step offers a match and the rules */
  readonly ends?: true;
}

export interface Lesson<G extends GameTypes = AnyGame> {
  /** the words that only the lesson uses */
  readonly words: WordLoaders;
  readonly match: PreparedMatch;
  /** the part before the name of a place in the id of its element */
  readonly prefix: string;
  /** the steps in order; the last step has no action and ends the lesson */
  readonly steps: readonly Step<G>[];
}

/** How far a learner has come in a lesson. */
export interface LessonPlace {
  /** the index of the first step that the learner has not finished */
  readonly step: number;
  /** the decision at which the client showed the step last; null if it has not shown the step */
  readonly ask: number | null;
  /** how often the learner did something else than the step asks for */
  readonly misses: number;
  /** the decision right after the learner did something else; null if the learner did not */
  readonly elseAt: number | null;
}

export const beginning: LessonPlace = { step: 0, ask: null, misses: 0, elseAt: null };

/** After so many misses, the client skips the step. */
const most = 2;

/** The learner's place after this step. */
export const after = ({ step }: LessonPlace): LessonPlace => ({ ...beginning, step: step + 1 });

/** The learner's place at this position: the first step that the client shows now. */
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
