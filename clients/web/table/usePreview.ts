// The preview of laid out moves: the client asks the server while they change, one question at a time and
// within the server's limits (PROTOCOL.md, "Limits"). No table computes the effects of a move itself.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefused, type Preview, type Refusal } from '../model/match';
import type { PlayProps } from '../model/game';

/** The properties of a table that a preview needs. */
export type Asking = Pick<PlayProps, 'ask' | 'view' | 'onPreview'>;

export interface Previewed {
  /** the preview; without the last move if that is veiled; null if there is none yet */
  readonly preview: Preview | null;
  /** the last move reveals hidden information, so it has no preview, but it can be sent */
  readonly isVeiled: boolean;
  /** the reason why these moves can't be played, with the refused move in `at`; null if they can */
  readonly refusal: Refusal | null;
  /** the server has not answered for these moves yet */
  readonly isAsking: boolean;
}

const unknown: Previewed = { preview: null, isVeiled: false, refusal: null, isAsking: true };
const nothing: Previewed = { ...unknown, isAsking: false };

/** Milliseconds between two questions: the server answers five per second. */
const pause = 220;
/** Whether a refusal is independent of the moves. */
const willPass = (code: string) => code.startsWith('limit.') || code === 'offline';

async function ask(moves: readonly string[], onPreview: Asking['onPreview']): Promise<Previewed | null> {
  const outcome = await onPreview(moves);
  if (!isRefused(outcome)) return { ...nothing, preview: outcome };
  if (willPass(outcome.code)) return null;
  if (outcome.code !== 'move.too_far' || outcome.at !== moves.length) return { ...nothing, refusal: outcome };
  if (moves.length === 1) return { ...nothing, isVeiled: true };
  const before = await onPreview(moves.slice(0, -1));
  if (!isRefused(before)) return { ...nothing, preview: before, isVeiled: true };
  // an earlier move of the list had already ended the turn
  return willPass(before.code) ? null : { ...nothing, refusal: outcome };
}

/** Asks for no preview without moves. Compares moves as texts; a new `ask` or view asks again. */
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
