// What a page puts where a table says whose turn it is: a replay its controls. Null at a table that is
// played at.
import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';

export const HeadContext = createContext<ComponentChildren>(null);
