// The keyboard in a picture that has many buttons. Tab focuses one of the buttons, and the arrow keys move to
// the others.
import { useEffect, useRef, useState } from 'preact/hooks';
import { arrows, nearest, nextTowards, type Point } from './walk';

interface Walk {
  /** the place that gets the focus */
  current: string;
  idOf(name: string): string;
  onFocus(name: string): void;
  /** returns true if the key is an arrow, even if it leads nowhere */
  onKey(event: KeyboardEvent): boolean;
}

/**
 * `start` has the focus until the person moves it, and again when `start` changes. `prefix` keeps the ids of
 * this picture apart from all others on the page. If the place with the focus disappears, the next one gets
 * the focus.
 */
export function useWalk(prefix: string, points: ReadonlyMap<string, Point>, start: string): Walk {
  const [walked, setWalked] = useState<string | null>(null);
  const last = useRef<Point | null>(null);
  const focused = useRef<string | null>(null);
  const started = useRef(start);
  if (started.current !== start) {
    started.current = start;
    last.current = null;
    setWalked(null);
  }
  const isThere = walked !== null && points.has(walked);
  const current = isThere ? walked : ((last.current && nearest(last.current, points)) ?? start);
  const idOf = (name: string) => `${prefix}-${name}`;

  useEffect(() => {
    const isGone = focused.current !== null && !points.has(focused.current);
    if (!isGone) return;
    focused.current = null;
    // If the person has gone on to another element, the focus stays there.
    if (document.activeElement === document.body)
      document.getElementById(idOf(current))?.focus({ preventScroll: true });
  }, [current, points]);

  function onFocus(name: string) {
    last.current = points.get(name) ?? null;
    focused.current = name;
    setWalked(name);
  }
  function onKey(event: KeyboardEvent): boolean {
    const towards = arrows[event.key];
    if (!towards || event.altKey || event.ctrlKey || event.metaKey) return false;
    const next = nextTowards(current, towards, points);
    onFocus(next);
    document.getElementById(idOf(next))?.focus();
    return true;
  }
  return { current, idOf, onFocus, onKey };
}
