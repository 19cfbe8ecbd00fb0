// The page is kept by the browser, and with it the words and the rules of every game in the player's language.
import { texts } from '../text/texts.svelte';
import { get } from './api';

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/shell.js');
  const { active } = await navigator.serviceWorker.ready;
  const games = await get('/games').catch(() => []);
  const rules = games.flatMap(({ game }) => [
    `/api/games/${game}`,
    `/api/games/${game}/page?locale=${texts.language}`,
    `/api/games/${game}/catalogue?locale=${texts.language}`,
  ]);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const words = loaded.filter((path) => path.startsWith('/assets/virtual_words-'));
  active?.postMessage([...words, '/api/games', ...rules]);
}

/** What somebody saw of tables is not for whoever uses this device next. */
export async function forget(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open('ostraka-seen');
  const seen = await cache.keys();
  const tables = seen.filter(({ url }) => new URL(url).pathname.startsWith('/api/tables/'));
  await Promise.all(tables.map((request) => cache.delete(request)));
}
