// A turn of Kingdomino as it is laid out: where the domino lies, and on which one its king stands next. Both
// are sent with one touch; the server says what may be chosen, and what the turn would bring.
import { useState } from 'preact/hooks';
import type { Preview } from '../../model/match';
import type { TableProps } from '../../model/game';
import { usePreview } from '../../table/usePreview';
import { choiceOf, choices } from './moves';
import { placementOf } from './squares';
import type { Kingdomino } from './types';

export interface Turn {
  /** notations of placements; empty if you are not asked for one */
  readonly placements: readonly string[];
  /** the dominoes that you may choose now, or together with the placement */
  readonly open: readonly number[];
  readonly picked: number | null;
  /** the placement that lies on the board, to be sent; null if it is in the hand, or may not lie there */
  readonly laid: string | null;
  /** where the last change was made: there the turn is sent */
  readonly at: 'rows' | 'kingdom';
  /** what the placement would do; null while nothing is known */
  readonly preview: Preview | null;
  readonly isSent: boolean;
  pick(domino: number | null): void;
  lay(placement: string | null): void;
  /** sends both, or the one that is asked for; `placement` in place of the one that lies there */
  send(placement?: string): void;
}

const nothing: readonly string[] = [];

interface LaidOut {
  readonly ask: number | null;
  readonly picked: number | null;
  readonly laid: string | null;
  readonly at: Turn['at'];
}

export function useTurn(props: TableProps<Kingdomino>): Turn {
  const { ask, legal, pending, onMove } = props;
  const [last, set] = useState<LaidOut>({ ask, picked: null, laid: null, at: 'kingdom' });
  const now: LaidOut = last.ask === ask ? last : { ask, picked: null, laid: null, at: 'kingdom' };
  const placements = legal.filter(move => placementOf(move) !== null);
  const isPlacing = placements.length > 0;
  // wherever the domino lies, the same may be chosen after it
  const anywhere = usePreview(isPlacing ? placements.slice(0, 1) : nothing, props);
  const { preview } = usePreview(now.laid === null ? nothing : [now.laid], props);
  const open = choices(isPlacing ? (anywhere.preview?.legal ?? nothing) : legal);
  const isSent = pending !== null;
  const picked = now.picked !== null && (isSent || open.includes(now.picked)) ? now.picked : null;
  const change = (to: Partial<LaidOut>) => !isSent && set({ ...now, ...to });
  return {
    placements,
    open,
    picked,
    laid: now.laid,
    at: now.at,
    preview: now.laid === null ? null : preview,
    isSent,
    pick: domino => change({ picked: domino, at: 'rows' }),
    lay: placement => placement !== now.laid && change({ laid: placement, at: 'kingdom' }),
    send(placement = now.laid ?? undefined) {
      if (isSent || (isPlacing && placement === undefined)) return;
      const choice = picked === null ? [] : [choiceOf(picked)];
      if (!isPlacing) return void (choice.length > 0 && onMove(...choice));
      const fits = placements.includes(placement!);
      onMove(placement!, ...(fits ? choice : []));
    },
  };
}
