// Keeps the screen on, where browsers can: people look at a table for long without touching it.

/**
 * Until the function that comes back is called. A browser takes the lock away from a page that is hidden, so
 * it is asked again once the page is seen.
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let held: WakeLockSentinel | null = null;
  let isOnItsWay = false;
  let isOver = false;
  async function take() {
    if (document.hidden || isOnItsWay || held?.released === false) return;
    isOnItsWay = true;
    // refused where the battery is low, and where the page was hidden meanwhile
    held = await navigator.wakeLock.request('screen').catch(() => null);
    isOnItsWay = false;
    if (isOver) void held?.release();
  }
  const seen = () => void take();
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', seen);
    void held?.release();
  };
}
