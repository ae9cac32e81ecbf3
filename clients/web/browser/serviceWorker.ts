// Lets the app open without a server, in browsers and on lines that can (plain http on a LAN can't).
import { at } from './base';

/** What has come and what comes later; asked once the page has loaded, so that it delays nothing. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(at('/worker.js'));
    const { active } = await navigator.serviceWorker.ready;
    const keep = (loaded: PerformanceEntryList) => {
      const paths = loaded.map(one => new URL(one.name).pathname);
      active?.postMessage(paths.filter(path => path.startsWith(at('/assets/'))));
    };
    new PerformanceObserver(list => keep(list.getEntries())).observe({ type: 'resource', buffered: true });
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}
