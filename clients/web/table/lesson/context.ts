// Whether a match is played to learn its game.
import { createContext } from 'preact';

export interface LearningHere {
  /** no hints any more */
  end(): void;
}

/** Null in every other match. */
export const LessonContext = createContext<LearningHere | null>(null);
