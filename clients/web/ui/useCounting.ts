// A number that counts up or down to its new value.
import { useEffect, useState } from 'preact/hooks';
import { isStill } from '../browser/appearance';

/** Counts from `from` within `duration` milliseconds. Shows the value at once if animations are off. */
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
