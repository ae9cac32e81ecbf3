// All words of English except the words of single games: the words of the interface, and the texts that
// clients share (protocol/text/texts.en.json without the parts that come with a game: texts.mjs).
import shared from '../../../protocol/text/texts.en.json';
import words from './en.json';

export default { ...shared, ...words };
