// The offline shell: the page and its files are kept when it is installed; what was looked at of games and of
// finished tables stays readable.
const VERSION = '__VERSION__';
const FILES = ['/', '__FILES__'];
const SHELL = `ostraka-shell-${VERSION}`;
const SEEN = 'ostraka-seen';
const KEPT = /^\/api\/(games(\/|$)|tables\/[^/]+(\/(replay|changes|review|record))?$)/;
const MOST = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

/** The files of earlier versions go, but for the last: pages that are still open may want some of them. */
async function settle() {
  const shells = (await caches.keys()).filter((name) => name !== SHELL && name !== SEEN);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(settle()));

async function remember(request, answer) {
  const cache = await caches.open(SEEN);
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
}

/** The network first; what it once answered stands in while it is away. Nobody waits for it to be kept. */
async function fresh(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(remember(request, answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(SEEN)).match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Files whose names change with their contents. */
async function lasting(event) {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(
      caches
        .open(SHELL)
        .then((cache) => cache.put(request, copy))
        .catch(() => {}),
    );
  }
  return answer;
}

/** The one page of all addresses. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/', { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** What the page wants to have at hand when the network is away, such as the rules. */
async function keep(paths) {
  const cache = await caches.open(SEEN);
  for (const path of paths) {
    if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path).catch(() => {});
  }
}
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

/** Whoever touches a notification comes to its table: to the window that shows it, else to a new one. */
async function come(path) {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(event));
  else if (KEPT.test(url.pathname)) event.respondWith(fresh(event));
});
