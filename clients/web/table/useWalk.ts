// A picture with many places to press, of which the keyboard enters one; arrows walk on from there.
import { useEffect, useRef, useState } from 'preact/hooks';
import { arrows, nearest, nextTowards, type Point } from './walk';

interface Walk {
  /** the one that takes the focus */
  current: string;
  idOf(name: string): string;
  onFocus(name: string): void;
  /** true if the key was an arrow, and led somewhere or nowhere */
  onKey(event: KeyboardEvent): boolean;
}

/**
 * `start` has the focus until somebody has walked, and again when it changes; `prefix` tells this picture's
 * elements from all others in the page. When the place that had the focus is gone, the next one gets it.
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
    // whoever has gone on to something else is not called back
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
