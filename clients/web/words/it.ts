// All words of one language except the games' own: the interface's, and those that clients share
// (protocol/text/texts.it.json without the parts that come with a game: texts.mjs).
import shared from '../../../protocol/text/texts.it.json';
import words from './it.json';

export default { ...shared, ...words };
