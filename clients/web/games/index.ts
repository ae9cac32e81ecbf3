// The games that this client can draw. A new game adds one line here. If a game has no line, the client shows
// it as a list of moves (table/MoveList.tsx).
export { domaine } from './domaine';
export { dominium } from './dominium';
export { kingdomino } from './kingdomino';
export { toncc } from './toncc';
