// A number that counts up or down to what it is now.
import { useEffect, useState } from 'preact/hooks';
import { isStill } from '../browser/appearance';

/** `from` is where it begins, `duration` in milliseconds. Nothing moves for those who ask for that. */
export function useCounting(number: number, from = number, duration = 700): number {
  const [shown, show] = useState(from);
  useEffect(() => {
    if (isStill.value) return show(number);
    const begun = performance.now();
    function step(now: number) {
      const part = Math.min(1, Math.max(0, now - begun) / duration);
      show(Math.round(shown + (number - shown) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    }
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [number]);
  return isStill.value ? number : shown;
}
