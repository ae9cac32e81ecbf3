// A match that is played to learn its game: it begins from a set-up, the bots play their part, and steps say
// what there is to see and to do. A step belongs to what is seen and asked now, never to how often somebody
// pressed a button: it is only said while it is true, and it waits until what it asks is done.
import type { Key, Values, WordLoaders } from '../words/t';
import type { AnyGame, GameTypes, TableProps } from './game';

/** What the server is asked for, and the moves that the steps speak of. */
export interface PreparedMatch {
  readonly seats: number;
  readonly options: object;
  /** kinds, by seat; all but the person's, which is 1 */
  readonly bots: Readonly<Record<string, string>>;
  /** the lines of its text */
  readonly set_up: readonly string[];
  /** moves of the bots, by seat */
  readonly script: Readonly<Record<string, readonly string[]>>;
  /** moves of the person, turn by turn, who does all that is asked */
  readonly turns: readonly (readonly string[])[];
}

/** What the person sees who has to decide. */
export interface Seen<G extends GameTypes = AnyGame> extends Pick<
  TableProps<G>,
  'view' | 'legal' | 'catalog'
> {
  /** the number of the decision */
  readonly ask: number;
  /** what is laid out for this decision, but not sent */
  readonly laid: readonly string[];
}

export interface Step<G extends GameTypes = AnyGame> {
  readonly text: Key;
  values?(seen: Seen<G>): Values;
  /** what it speaks of at the table, as CSS selectors */
  readonly at?: string;
  /** and the places on the board that it names */
  places?(seen: Seen<G>): readonly string[];
  /** whether it is true, and what it asks is possible; a step without it says what is always true */
  when?(seen: Seen<G>): boolean;
  /** whether what it asks is done; a step without it asks nothing, and waits for "Next" */
  done?(seen: Seen<G>): boolean;
  /** at the end of a part: a match and the rules are offered */
  readonly ends?: true;
}

export interface Lesson<G extends GameTypes = AnyGame> {
  /** only the lesson says them */
  readonly words: WordLoaders;
  readonly match: PreparedMatch;
  /** before the name of a place, in the id of its element */
  readonly prefix: string;
  /** in the order in which they are said; the last one is told, and ends the lesson */
  readonly steps: readonly Step<G>[];
}

/** Where somebody is in a lesson. */
export interface LessonPlace {
  /** the first step that is not over, from 0 */
  readonly step: number;
  /** the decision at which it was asked first, or again; null if it was not asked yet */
  readonly ask: number | null;
  /** how often something else was done instead */
  readonly misses: number;
  /** the decision before which something else was done than what was asked; null if none */
  readonly elseAt: number | null;
}

export const beginning: LessonPlace = { step: 0, ask: null, misses: 0, elseAt: null };

/** Something else was done so often, and it is not asked any more. */
const most = 2;

/** After that step, which is over. */
export const after = ({ step }: LessonPlace): LessonPlace => ({ ...beginning, step: step + 1 });

/** Where the lesson is once this is seen: at the first step that is to be said now. */
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
