// The service worker. With it, the app opens even without a server, and says that it has no connection. The
// worker caches the page and the files of which the page consists. It asks the server for everything else. It
// also shows the messages that the server sends by web push.

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

self.addEventListener('push', event => event.waitUntil(tell(event.data.json())));

/** Shows a message, unless its page is in sight. The first message to a device has a nonce for the pages. */
async function tell({ title, body, path, nonce }) {
  const address = new URL(path, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (nonce !== undefined) for (const page of pages) page.postMessage({ nonce });
  const isInSight = pages.some(one => one.visibilityState === 'visible' && one.url.startsWith(address));
  if (isInSight && nonce === undefined) return;
  const icon = `${base}icon.svg`;
  await self.registration.showNotification(title, { body, icon, tag: path || 'sample', data: address });
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Brings the page with this address to the front. Notifications of pages have no address. */
async function show(address = self.registration.scope) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(one => one.url.startsWith(address));
  await (page ? page.focus() : self.clients.openWindow(address));
}
