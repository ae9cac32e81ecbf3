// The games of this client: the one line that a new game adds. A game that is not among them is played as a
// list of moves (table/MoveList.tsx).
export { domaine } from './domaine';
export { dominium } from './dominium';
export { kingdomino } from './kingdomino';
export { toncc } from './toncc';
