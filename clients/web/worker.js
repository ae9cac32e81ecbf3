// The service worker: without a server the app still opens and says that it has no connection. Caches the
// page and the files that it consists of; asks the server for everything else.

/** BUILD identifies this build. The caches of other builds are deleted. */
const cacheName = `reami-${BUILD}`;
/** The server's path on its host: the scope of this worker. */
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

/** A page sends the paths of the files that it uses. They are in the browser's HTTP cache already. */
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
