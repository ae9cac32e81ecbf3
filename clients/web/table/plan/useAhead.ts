// The player's next decision, while the match does not ask the player. The client asks the server for it only
// if the player has a plan or makes one.
import { useEffect, useState } from 'preact/hooks';
import type { PlayProps } from '../../model/game';
import { isRefused, type Preview } from '../../model/match';

/** How many milliseconds later the client asks again, if the server has no time for the question. */
const pause = 1000;

/** Returns null while the client does not know the decision. Asks again whenever the view changes. */
export function useAhead(
  isWanted: boolean,
  { view, onPreview }: Pick<PlayProps, 'view' | 'onPreview'>,
): Preview | null {
  const [known, learn] = useState<Preview | null>(null);
  useEffect(() => {
    if (!isWanted) return learn(null);
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const ahead = await onPreview([]);
      if (!isCurrent) return;
      if (!isRefused(ahead)) learn(ahead);
      else timer = setTimeout(() => void ask(), pause);
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, view]);
  return isWanted ? known : null;
}
