// What a table and its lesson share.
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LessonPlace } from '../../model/lesson';

export interface LearningHere {
  /** how far the learner has come, as this browser has stored it */
  place(): LessonPlace;
  keep(place: LessonPlace): void;
  /** stops the hints */
  end(): void;
  /** opens a match against bots of this game, and shows it */
  play(): Promise<void>;
}

/** Null in every match that is not a lesson. */
export const LessonContext = createContext<LearningHere | null>(null);

/** The moves that the player has laid out but not sent. They may complete what a hint asks for. */
export const laidOut = signal<readonly string[]>([]);

export function useLaidOut(moves: readonly string[]): void {
  useEffect(() => {
    laidOut.value = moves;
    return () => void (laidOut.value = []);
  }, [moves.join(' ')]);
}

/** The places on the board that the present hint names. An enlarged board scrolls to them. */
export const hintedPlaces = signal<readonly string[]>([]);
