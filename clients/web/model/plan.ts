// A plan for the player's next decision, while the match does not ask the player.

/** Lists of moves in the player's order of preference. The server plays the first one that is legal. */
export type PlanLists = readonly (readonly string[])[];

/** The server has played the plan, or none of its lists was legal. */
export type PlanEnd = 'played' | 'void';
