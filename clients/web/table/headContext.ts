// A page's replacement for the turn in the head of a table: a replay's controls. Null in a match that is
// being played.
import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';

export const HeadContext = createContext<ComponentChildren>(null);
