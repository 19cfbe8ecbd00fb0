import { expect, test } from 'vitest';
import SHELL from '../public/shell.js?raw';

type Listener = (event: Record<string, unknown>) => void;
const HERE = 'http://ostraka.test';

/** The browser's store of answers, as far as the shell uses it. */
function stored() {
  const all = new Map<string, Map<string, string>>();
  const path = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, HERE).pathname;
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, string>();
    all.set(name, cache);
    return { addAll: async (files: string[]) => files.forEach((file) => cache.set(path(file), `${name} ${file}`)) };
  };
  const match = async (request: string) => [...all.values()].map((cache) => cache.get(path(request))).find(Boolean);
  return { open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}

/** A shell of some version, as the server hands it out. */
async function installed(version: string, caches: ReturnType<typeof stored>, net: (url: string) => Promise<string>) {
  const listeners = new Map<string, Listener>();
  const self = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    skipWaiting: () => {},
    clients: { claim: async () => {} },
    location: { origin: HERE },
  };
  const text = SHELL.replace('__VERSION__', version).replace("'__FILES__'", "'/assets/a.js'");
  new Function('self', 'caches', 'fetch', text)(self, caches, (request: { url: string }) => net(request.url));
  const happen = async (kind: string): Promise<void> => {
    let waits: unknown;
    listeners.get(kind)?.({ waitUntil: (until: unknown) => (waits = until) });
    await waits;
  };
  await happen('install');
  await happen('activate');
  return async (url: string): Promise<unknown> => {
    let answer: unknown;
    const request = { url: HERE + url, method: 'GET', mode: 'navigate' };
    listeners.get('fetch')?.({ request, respondWith: (given: unknown) => (answer = given) });
    return answer;
  };
}

test('the page opens from what was kept while the server is away, whatever its address', async () => {
  let away = false;
  const net = async (url: string): Promise<string> => (away ? Promise.reject(new TypeError('away')) : `net ${url}`);
  const ask = await installed('one', stored(), net);
  expect(await ask('/t/abc')).toBe(`net ${HERE}/t/abc`);
  away = true;
  expect(await ask('/t/abc')).toBe('ostraka-shell-one /');
});

test('the last shell stays beside the new one, and older ones go', async () => {
  const caches = stored();
  const net = async (): Promise<string> => 'net';
  for (const version of ['one', 'two', 'three']) await installed(version, caches, net);
  expect(await caches.keys()).toEqual(['ostraka-shell-two', 'ostraka-shell-three']);
});

test.each([
  ['the window that shows its table', ['/', '/t/abc'], ['focus /t/abc']],
  ['a new window where none shows it', ['/'], ['open /t/abc']],
])('who touches a notification comes to %s', async (_, windows, came) => {
  const did: string[] = [];
  const listeners = new Map<string, Listener>();
  const clients = {
    matchAll: async () =>
      windows.map((path) => ({ url: HERE + path, focus: async () => void did.push(`focus ${path}`) })),
    openWindow: async (path: string) => void did.push(`open ${path}`),
  };
  const self = { addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener), clients };
  new Function('self', SHELL)(self);
  let waits: unknown;
  const notification = { data: '/t/abc', close: () => {} };
  listeners.get('notificationclick')?.({ notification, waitUntil: (until: unknown) => (waits = until) });
  await waits;
  expect(did).toEqual(came);
});
