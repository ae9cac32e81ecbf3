// What a page shows in the head of a table instead of the turn: the controls of a replay. Null in a match
// that people are playing.
import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';

export const HeadContext = createContext<ComponentChildren>(null);
