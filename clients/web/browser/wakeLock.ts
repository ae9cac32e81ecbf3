// Keeps the screen on in browsers that allow it, because people look at a table for minutes without touching
// the screen.

/**
 * Keeps the screen on until the caller calls the returned function. Browsers drop the lock when the page is
 * hidden, so this function requests the lock again when the page becomes visible.
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let held: WakeLockSentinel | null = null;
  let isOnItsWay = false;
  let isOver = false;
  async function take() {
    if (document.hidden || isOnItsWay || held?.released === false) return;
    isOnItsWay = true;
    // Browsers refuse the lock if the battery is low or the page has become hidden.
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
