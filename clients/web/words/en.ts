// All words of one language: the interface's, and those that clients share (protocol/texts.en.json).
import shared from '../../../protocol/texts.en.json';
import dominium from '../games/dominium/words.en.json';
import kingdomino from '../games/kingdomino/words.en.json';
import toncc from '../games/toncc/words.en.json';
import words from './en.json';

export default { ...shared, ...words, ...kingdomino, ...dominium, ...toncc };
