// A turn that is laid out before it is sent: moves in order, what they would do, and one touch that sends
// them all. A draft lasts as long as the decision that it begins with.
import { useEffect, useState } from 'preact/hooks';
import { limits } from 'reami';
import type { PlayProps } from '../model/game';
import type { Preview, Refusal } from '../model/match';
import { useLaidOut } from './lesson/context';
import { usePreview } from './usePreview';

type Playing = Pick<PlayProps, 'ask' | 'view' | 'legal' | 'pending' | 'onMove' | 'onPreview'>;

export interface Draft {
  /** what is laid out, in order; what is on its way, once it is sent */
  readonly moves: readonly string[];
  /** what may be added now: at first what is legal, then what the server says; empty while it is asked */
  readonly legal: readonly string[];
  /** what these moves would do; null if there are none, or while the server is asked */
  readonly preview: Preview | null;
  /** the last of them shows something new: `preview` is of those before it, and nothing can follow */
  readonly isVeiled: boolean;
  readonly isAsking: boolean;
  /** why the last change was taken back; null once there is another */
  readonly refusal: Refusal | null;
  /** they are on their way */
  readonly isSent: boolean;
  add(...moves: string[]): void;
  /** lays out these instead */
  set(...moves: string[]): void;
  /** takes the last one back */
  undo(): void;
  clear(): void;
  /** sends what is laid out, and these after it */
  send(...more: string[]): void;
}

const none: readonly string[] = [];

export function useDraft(props: Playing): Draft {
  const { ask, legal, pending, onMove } = props;
  const [moves, lay] = useState<readonly string[]>(none);
  const [refusal, refuse] = useState<Refusal | null>(null);
  // before anything is drawn: a draft of the last decision is none of this one
  const [begunAt, begin] = useState(ask);
  if (begunAt !== ask) {
    begin(ask);
    lay(none);
    refuse(null);
  }
  const shown = usePreview(moves, props);
  useEffect(() => {
    if (shown.refusal === null) return;
    refuse(shown.refusal);
    lay(now => now.slice(0, Math.max((shown.refusal?.at ?? 1) - 1, 0)));
  }, [shown.refusal]);

  useLaidOut(pending ?? moves);
  const isSent = pending !== null;
  const change = (to: readonly string[]) => {
    if (isSent) return;
    refuse(null);
    lay(to.slice(0, limits.most_moves));
  };
  const isFull = moves.length === limits.most_moves;
  const next = moves.length === 0 ? legal : (shown.preview?.legal ?? none);
  return {
    moves: pending ?? moves,
    legal: isFull || shown.isVeiled ? none : next,
    preview: moves.length === 0 ? null : shown.preview,
    isVeiled: shown.isVeiled,
    isAsking: shown.isAsking,
    refusal,
    isSent,
    add: (...more) => change([...moves, ...more]),
    set: (...others) => change(others),
    undo: () => change(moves.slice(0, -1)),
    clear: () => change(none),
    send(...more) {
      const all = [...moves, ...more];
      if (!isSent && all.length > 0) onMove(...all);
    },
  };
}
