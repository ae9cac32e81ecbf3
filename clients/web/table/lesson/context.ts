// The shared state of a table and its lesson.
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LessonPlace } from '../../model/lesson';

export interface LearningHere {
  /** the stored place in this browser */
  place(): LessonPlace;
  keep(place: LessonPlace): void;
  /** stops the hints */
  end(): void;
  /** opens a match of the game with bots, and goes there */
  play(): Promise<void>;
}

/** Null in every match that is not a lesson. */
export const LessonContext = createContext<LearningHere | null>(null);

/** The laid out moves, which are not sent yet. They may complete a hint's action. */
export const laidOut = signal<readonly string[]>([]);

export function useLaidOut(moves: readonly string[]): void {
  useEffect(() => {
    laidOut.value = moves;
    return () => void (laidOut.value = []);
  }, [moves.join(' ')]);
}

/** The places on the board in the current hint. An enlarged board scrolls to them. */
export const hintedPlaces = signal<readonly string[]>([]);
