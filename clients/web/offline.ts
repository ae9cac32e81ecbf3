// Lets the app open without a server, in browsers and on lines that can (plain http on a LAN can't).

/** Once everything has come, so that it delays nothing. */
export async function keepForLater(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(one => new URL(one.name).pathname);
    active?.postMessage([...new Set(loaded.filter(path => path.startsWith('/assets/')))]);
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}
