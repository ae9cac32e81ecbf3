// Keeps the screen on in browsers that can: people look at a table for minutes without touching it.

/**
 * Keeps the screen on until the caller calls the returned function. Browsers release the lock when the page
 * is hidden, so it is requested again when the page is visible.
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let held: WakeLockSentinel | null = null;
  let isOnItsWay = false;
  let isOver = false;
  async function take() {
    if (document.hidden || isOnItsWay || held?.released === false) return;
    isOnItsWay = true;
    // browsers refuse it if the battery is low or the page was hidden meanwhile
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
