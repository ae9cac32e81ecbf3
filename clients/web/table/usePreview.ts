// The preview of the laid out moves. When they change, the client asks the server, with one question at a
// time and within the server's limits (PROTOCOL.md, "Limits"). No table computes the effects of a move.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefused, type Preview, type Refusal } from '../model/match';
import type { PlayProps } from '../model/game';

/** The properties of a table that the preview needs. */
export type Asking = Pick<PlayProps, 'ask' | 'view' | 'onPreview'>;

export interface Previewed {
  /** the preview, without the last move if `isVeiled`; null while there is none */
  readonly preview: Preview | null;
  /** true if the last move reveals hidden things, so that it has no preview; the player can send it */
  readonly isVeiled: boolean;
  /** why the player can't play these moves; `at` is the place of the refused move; null if the player can */
  readonly refusal: Refusal | null;
  /** true while the server has not answered for these moves */
  readonly isAsking: boolean;
}

const unknown: Previewed = { preview: null, isVeiled: false, refusal: null, isAsking: true };
const nothing: Previewed = { ...unknown, isAsking: false };

/** How many milliseconds are between two questions. The server answers five per second. */
const pause = 220;
/** Whether the server refused for a reason that does not depend on the moves. */
const willPass = (code: string) => code.startsWith('limit.') || code === 'offline';

async function ask(moves: readonly string[], onPreview: Asking['onPreview']): Promise<Previewed | null> {
  const outcome = await onPreview(moves);
  if (!isRefused(outcome)) return { ...nothing, preview: outcome };
  if (willPass(outcome.code)) return null;
  if (outcome.code !== 'move.too_far' || outcome.at !== moves.length) return { ...nothing, refusal: outcome };
  if (moves.length === 1) return { ...nothing, isVeiled: true };
  const before = await onPreview(moves.slice(0, -1));
  if (!isRefused(before)) return { ...nothing, preview: before, isVeiled: true };
  // An earlier move of the list has already ended the turn.
  return willPass(before.code) ? null : { ...nothing, refusal: outcome };
}

/**
 * Returns the preview of these moves; without moves, none. Compares moves as texts. If `ask` or the view
 * changes, asks the server again.
 */
export function usePreview(moves: readonly string[], { ask: number, view, onPreview }: Asking): Previewed {
  const wanted = moves.join(' ');
  const [known, learn] = useState<{ wanted: string; view: unknown; of: Previewed } | null>(null);
  const notBefore = useRef(0);
  useEffect(() => {
    if (wanted === '' || number === null) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const later = (wait: number) => {
      timer = setTimeout(() => void now(), Math.max(wait, notBefore.current - Date.now()));
    };
    const now = async () => {
      notBefore.current = Date.now() + pause * (wanted.includes(' ') ? 2 : 1);
      const of = await ask(wanted.split(' '), onPreview);
      if (!isWanted) return;
      if (of === null) later(1000);
      else learn({ wanted, view, of });
    };
    later(0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted, number, view]);
  if (wanted === '' || number === null) return nothing;
  return known !== null && known.wanted === wanted && known.view === view ? known.of : unknown;
}
