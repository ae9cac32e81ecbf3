// The service worker. With it, the app opens even without a server, and says that it has no connection. The
// worker caches the page and the files of which the page consists. It asks the server for everything else.

/** BUILD identifies this build. The worker deletes the caches of other builds. */
const cacheName = `reami-${BUILD}`;
/** The path of the server on its host, which is the scope of this worker. */
const base = new URL(self.registration.scope).pathname;
const page = base;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(cacheName).then(cache => cache.add(page)));
  void self.skipWaiting();
});

self.addEventListener('activate', event => {
  const old = caches.keys().then(names => names.filter(name => name !== cacheName));
  event.waitUntil(old.then(names => Promise.all(names.map(name => caches.delete(name)))));
});

/** A page sends the paths of the files that it uses. The browser's HTTP cache already has these files. */
self.addEventListener('message', event => {
  const paths = event.data;
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(paths)));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(page)));
  else if (pathname.startsWith(`${base}assets/`)) event.respondWith(kept(request));
});

async function kept(what) {
  return (await caches.match(what)) ?? fetch(what);
}
