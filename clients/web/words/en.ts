// All words of one language but those of the games' own: the interface's, and those that clients share
// (protocol/text/texts.en.json; what of them only a game says comes with the game: texts.mjs).
import shared from '../../../protocol/text/texts.en.json';
import words from './en.json';

export default { ...shared, ...words };
