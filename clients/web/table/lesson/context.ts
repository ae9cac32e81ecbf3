// What a table and the lesson that is played at it know of each other.
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LessonPlace } from '../../model/lesson';

export interface LearningHere {
  /** where it was in this browser last */
  place(): LessonPlace;
  keep(place: LessonPlace): void;
  /** no hints any more */
  end(): void;
  /** opens a match of the game with bots, and goes there */
  play(): Promise<void>;
}

/** Null in every match that is not played to learn its game. */
export const LessonContext = createContext<LearningHere | null>(null);

/** The moves that lie on the table, but are not sent: what a hint asks may be done with them. */
export const laidOut = signal<readonly string[]>([]);

export function useLaidOut(moves: readonly string[]): void {
  useEffect(() => {
    laidOut.value = moves;
    return () => void (laidOut.value = []);
  }, [moves.join(' ')]);
}

/** The places on the board that a hint names now: a board that shows a part of itself shows these. */
export const hintedPlaces = signal<readonly string[]>([]);
