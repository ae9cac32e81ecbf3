// Registers the service worker, which opens the app without a server. Pages over plain http on a LAN can't
// use it.
import { at } from './base';

/**
 * Sends the worker the files that were loaded and will be loaded. Runs after the page has loaded, so that it
 * delays nothing.
 */
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
    // A browser that refuses the service worker can play too.
  }
}
