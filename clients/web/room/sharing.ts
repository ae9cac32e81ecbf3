// Loads the invitation, and the link for another device, with their style sheet when they are needed.
import { withStyle } from '../browser/styles';
import sharing from '../style/sharing.css';
import { lazy } from '../ui/lazy';

export const Invitation = lazy(() => withStyle(sharing, import('./Invitation')));
export const TelevisionInvite = lazy(() => withStyle(sharing, import('./TelevisionInvite')));
export const HandOver = lazy(() => withStyle(sharing, import('./HandOver')));
