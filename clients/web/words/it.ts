// All words of one language: the interface's, and those that clients share (protocol/texts.it.json).
import shared from '../../../protocol/texts.it.json';
import dominium from '../games/dominium/words.it.json';
import kingdomino from '../games/kingdomino/words.it.json';
import toncc from '../games/toncc/words.it.json';
import words from './it.json';

export default { ...shared, ...words, ...kingdomino, ...dominium, ...toncc };
