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

/** The files of earlier versions go. */
async function settle() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== SEEN).map((name) => caches.delete(name)));
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(settle()));

/** The network first; what it once answered stands in while it is away. */
async function fresh(request) {
  const cache = await caches.open(SEEN);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      const all = await cache.keys();
      await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Files whose names change with their contents. */
async function lasting(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (KEPT.test(url.pathname)) event.respondWith(fresh(request));
});
