// Loads the list of moves with its style sheet.
import { withStyle } from '../browser/styles';
import moves from '../style/moves.css';

export const moveList = () => withStyle(moves, import('./MoveList'));
