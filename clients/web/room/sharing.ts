// Loads the invitation, and the link for another device, when somebody needs them. Loads their style sheet
// and words, too.
import { withStyle } from '../browser/styles';
import sharing from '../style/sharing.css';
import { lazy } from '../ui/lazy';
import { withWords } from '../words/t';
import { words } from './words';

export const Invitation = lazy(() => withWords(words, withStyle(sharing, import('./Invitation'))));
export const TelevisionInvite = lazy(() =>
  withWords(words, withStyle(sharing, import('./TelevisionInvite'))),
);
export const HandOver = lazy(() => withWords(words, withStyle(sharing, import('./HandOver'))));
