// The properties of a table that takes no moves, as in a replay or for an earlier position.
import type { PlayProps } from '../model/game';

export const toLookAt: Pick<
  PlayProps,
  | 'you'
  | 'legal'
  | 'ask'
  | 'pending'
  | 'refusal'
  | 'readOnly'
  | 'withoutLog'
  | 'onMove'
  | 'onUndo'
  | 'onPreview'
> = {
  you: null,
  legal: [],
  ask: null,
  pending: null,
  refusal: null,
  readOnly: true,
  withoutLog: true,
  onMove: () => {},
  onUndo: null,
  onPreview: () => Promise.resolve({ code: 'move.not_yours', text: '' }),
};
