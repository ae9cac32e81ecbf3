// The games of this client. A new game adds one line here. A game without a line is played as a list of moves
// (table/MoveList.tsx).
export { domaine } from './domaine';
export { dominium } from './dominium';
export { kingdomino } from './kingdomino';
export { toncc } from './toncc';
