// Game -> its table: the one line that a new game adds. Each is fetched when a room of that game is entered; a game
// without a table is played as a list of moves (parts/MoveList.tsx). A table's styles are imported in style/main.css.
import type { ComponentType } from 'preact';
import type { TableProps } from './table';

export type { GameEvent, MatchResult, Refusal, TableProps } from './table';

// A table asks for the view of its own game, which the wire says is what comes with it.
export const tables: Record<string, () => Promise<{ default: ComponentType<TableProps<any>> }>> = {};
