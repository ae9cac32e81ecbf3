// What a replay shows in a table: its controls instead of the turn, and its list of moves instead of the log.
// Null in a match that people are playing.
import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';

interface Instead {
  readonly head: ComponentChildren;
  readonly log: ComponentChildren;
}

export const ReplayContext = createContext<Instead | null>(null);
