// A draft is a turn that the player lays out before the client sends it. It has moves in order, their
// preview, and a function that sends them all. A draft ends with its decision.
import { useEffect, useState } from 'preact/hooks';
import { limits } from 'reami';
import type { PlayProps } from '../model/game';
import type { Preview, Refusal } from '../model/match';
import { useLaidOut } from './lesson/context';
import { usePreview } from './usePreview';

type Playing = Pick<PlayProps, 'ask' | 'view' | 'legal' | 'pending' | 'onMove' | 'onPreview'>;

export interface Draft {
  /** the laid out moves, in order; after sending, the moves without an answer */
  readonly moves: readonly string[];
  /**
   * the moves that the player can add: the legal moves at first, then those in the preview; empty while the
   * preview is loading
   */
  readonly legal: readonly string[];
  /** the preview of these moves; null if there are none, or while the preview is loading */
  readonly preview: Preview | null;
  /**
   * true if the last move reveals hidden things: `preview` is then that of the moves before it, and no move
   * can follow
   */
  readonly isVeiled: boolean;
  readonly isAsking: boolean;
  /** why the draft has undone its last change; null after the next change */
  readonly refusal: Refusal | null;
  /** true if the client has sent the moves and has no answer yet */
  readonly isSent: boolean;
  add(...moves: string[]): void;
  /** replaces the laid out moves */
  set(...moves: string[]): void;
  /** removes the last move */
  undo(): void;
  clear(): void;
  /** sends the laid out moves, and after them these moves */
  send(...more: string[]): void;
}

const none: readonly string[] = [];

export function useDraft(props: Playing): Draft {
  const { ask, legal, pending, onMove } = props;
  const [moves, lay] = useState<readonly string[]>(none);
  const [refusal, refuse] = useState<Refusal | null>(null);
  // Runs before drawing, because a draft belongs to only one decision.
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
