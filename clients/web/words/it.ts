// All words of one language but those of the games' own: the interface's, and those that clients share
// (protocol/texts.it.json).
import shared from '../../../protocol/texts.it.json';
import words from './it.json';

export default { ...shared, ...words };
