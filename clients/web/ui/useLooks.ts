// Lets a part of the page look at something again, at intervals and when the page becomes visible.
import { useEffect, useState } from 'preact/hooks';

const looksAgainAfter = 30_000;

/** A number that increases at intervals while the page is visible. */
export function useLooks(): number {
  const [times, look] = useState(0);
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && look(before => before + 1);
    const timer = setInterval(again, looksAgainAfter);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return times;
}
