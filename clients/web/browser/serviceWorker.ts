// Registers the service worker, with which the app opens even if no server answers. Pages over plain http on
// a LAN can't have one.
import { at } from './base';

/**
 * Tells the worker which files the page has loaded and will load. Runs after the page has loaded, so that it
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
    // If the browser refuses the service worker, people can still play.
  }
}
