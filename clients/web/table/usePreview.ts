// What moves would do that are laid out and not sent: asked of the server while they change, one question at
// a time and no more of them than it answers (PROTOCOL.md, "Limits"). No table works out for itself what a
// move does.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefused, type Preview, type Refusal } from '../model/match';
import type { PlayProps } from '../model/game';

/** What a table is given, as far as a preview needs it. */
export type Asking = Pick<PlayProps, 'ask' | 'view' | 'onPreview'>;

export interface Previewed {
  /** what is shown; of the moves before the last, if the last of them is `veiled`; null: nothing is known */
  readonly preview: Preview | null;
  /** the last move shows or draws something that nobody may know yet: it can be sent, not looked at */
  readonly isVeiled: boolean;
  /** why these moves can't be played, and in `at` which of them; null if they can */
  readonly refusal: Refusal | null;
  /** the server has not answered for these moves yet */
  readonly isAsking: boolean;
}

const unknown: Previewed = { preview: null, isVeiled: false, refusal: null, isAsking: true };
const nothing: Previewed = { ...unknown, isAsking: false };

/** Milliseconds between two questions: the server answers five a second. */
const pause = 220;
/** Refusals that say nothing of the moves. */
const willPass = (code: string) => code.startsWith('limit.') || code === 'offline';

async function ask(moves: readonly string[], onPreview: Asking['onPreview']): Promise<Previewed | null> {
  const outcome = await onPreview(moves);
  if (!isRefused(outcome)) return { ...nothing, preview: outcome };
  if (willPass(outcome.code)) return null;
  if (outcome.code !== 'move.too_far' || outcome.at !== moves.length) return { ...nothing, refusal: outcome };
  if (moves.length === 1) return { ...nothing, isVeiled: true };
  const before = await onPreview(moves.slice(0, -1));
  if (!isRefused(before)) return { ...nothing, preview: before, isVeiled: true };
  // the list went on where the turn had passed
  return willPass(before.code) ? null : { ...nothing, refusal: outcome };
}

/** Of no moves, nothing. The moves are compared as texts; a new `ask` or view asks again. */
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
