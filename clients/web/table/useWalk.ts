// Keyboard control of a picture with many buttons: Tab focuses one of them, and the arrow keys move to
// others.
import { useEffect, useRef, useState } from 'preact/hooks';
import { arrows, nearest, nextTowards, type Point } from './walk';

interface Walk {
  /** the place that takes the focus */
  current: string;
  idOf(name: string): string;
  onFocus(name: string): void;
  /** returns true if the key was an arrow, even if it led nowhere */
  onKey(event: KeyboardEvent): boolean;
}

/**
 * `start` has the focus until the person moves it, and again when `start` changes. `prefix` distinguishes
 * this picture's elements from all others on the page. If the focused place is removed, the next one gets the
 * focus.
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
    // leaves the focus of a person who has moved on to another element
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
