// All words of Italian except the words of single games: the words of the interface, and the texts that
// clients share (protocol/text/texts.it.json without the parts that come with a game: texts.mjs).
import shared from '../../../protocol/text/texts.it.json';
import words from './it.json';

export default { ...shared, ...words };
