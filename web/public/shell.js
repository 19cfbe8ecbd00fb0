// The offline shell: the page, its files, and what was looked at of games and finished tables stay readable.
const SHELL = 'ostraka-shell';
const KEPT = /^\/api\/(games|tables\/[^/]+\/(replay|changes|review|record))/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The network first; what it once answered stands in while it is away. */
async function fresh(request, key = request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Files whose names change with their contents. */
async function lasting(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  return kept ?? fresh(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (KEPT.test(url.pathname)) event.respondWith(fresh(request));
});
