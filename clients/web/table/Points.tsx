// A seat's points, which count up or down to what they are now.
import { useEffect, useState } from 'preact/hooks';
import { isStill } from '../browser/appearance';
import { plural } from '../words/t';

/** In milliseconds. */
const duration = 700;

function useCounting(points: number): number {
  const [shown, show] = useState(points);
  useEffect(() => {
    if (isStill.value) return show(points);
    const begun = performance.now();
    function step(now: number) {
      const part = Math.min(1, Math.max(0, now - begun) / duration);
      show(Math.round(shown + (points - shown) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    }
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [points]);
  return isStill.value ? points : shown;
}

export function Points({ of }: { of: number }) {
  return <>{plural('points.short', useCounting(of))}</>;
}
