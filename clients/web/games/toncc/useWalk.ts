// A picture with many places to press, of which the keyboard enters one; arrows walk on from there.
import { useRef, useState } from 'preact/hooks';
import { arrows, nextTowards, type Point } from './moves';

interface Walk {
  /** the one that takes the focus */
  current: string;
  idOf(name: string): string;
  onFocus(name: string): void;
  /** true if the key was an arrow, and led somewhere or nowhere */
  onKey(event: KeyboardEvent): boolean;
}

/**
 * `start` has the focus until somebody has walked; `prefix` tells this picture's elements from all others in
 * the page.
 */
export function useWalk(prefix: string, points: ReadonlyMap<string, Point>, start: string): Walk {
  const [walked, setWalked] = useState<string | null>(null);
  const started = useRef(start);
  if (started.current !== start) {
    started.current = start;
    setWalked(null);
  }
  const current = walked !== null && points.has(walked) ? walked : start;
  const idOf = (name: string) => `${prefix}-${name}`;

  function onKey(event: KeyboardEvent): boolean {
    const towards = arrows[event.key];
    if (!towards || event.altKey || event.ctrlKey || event.metaKey) return false;
    const next = nextTowards(current, towards, points);
    setWalked(next);
    document.getElementById(idOf(next))?.focus();
    return true;
  }
  return { current, idOf, onFocus: setWalked, onKey };
}
