// Game -> its table, its rules, its deal, its events in words: the lines that a new game adds. Each is fetched when a room of that game is entered; a game
// without a table is played as a list of moves (table/MoveList.tsx). A table's styles are imported in style/main.css.
import type { ComponentType } from 'preact';
import type { Deal } from '../fairness/verify';
import type { RulesPage, TableProps, EventText } from '../model/game';

export type { GameEvent, MatchResult, Refusal, TableProps } from '../model/game';

// A table asks for the view of its own game, which the wire says is what comes with it.
export const tables: Record<string, () => Promise<{ default: ComponentType<TableProps<any>> }>> = {
  kingdomino: () => import('./kingdomino/KingdominoTable'),
  dominium: () => import('./dominium/DominiumTable'),
  toncc: () => import('./toncc/TonccTable'),
};

/** Its rules to read, with their pictures. */
export const rulesPages: Record<string, () => Promise<{ default: RulesPage }>> = {
  kingdomino: () => import('./kingdomino/rulesPage'),
  dominium: () => import('./dominium/rulesPage'),
  toncc: () => import('./toncc/rulesPage'),
};

/** What a seed decides in it, to prove a match in the browser. */
export const deals: Record<string, () => Promise<{ dealt: Deal }>> = {
  kingdomino: () => import('./kingdomino/deal'),
  dominium: () => import('./dominium/deal'),
  toncc: () => import('./toncc/deal'),
};

/** What happened in it, in words. */
export const tellings: Record<string, () => Promise<{ eventText: EventText }>> = {
  kingdomino: () => import('./kingdomino/describe'),
  dominium: () => import('./dominium/describe'),
  toncc: () => import('./toncc/describe'),
};
