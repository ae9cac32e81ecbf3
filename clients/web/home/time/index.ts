// The parts that show a time control. The client fetches them when it first shows one.
import { lazy } from '../../ui/lazy';
import { withWords } from '../../words/t';
import { words } from './words';

export const TimeChoice = lazy(() => withWords(words, import('./TimeChoice')));
export const TimeText = lazy(() => withWords(words, import('./TimeText')));
