// All words of one language except the games' own: the interface's, and those that clients share
// (protocol/text/texts.en.json without the parts that come with a game: texts.mjs).
import shared from '../../../protocol/text/texts.en.json';
import words from './en.json';

export default { ...shared, ...words };
