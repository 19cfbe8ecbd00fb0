import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identity } from '../src/wire/identity';

const guest = { guest: 'g1', name: 'Ada', secret: 's1' };
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
let store: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Who this device is, as the page finds out when it begins. */
async function began(): Promise<{ me: typeof import('../src/wire/me.svelte').me; secret: () => string | null }> {
  const { me } = await import('../src/wire/me.svelte');
  const { identity: own } = await import('../src/wire/identity');
  return { me, secret: () => own.secret };
}

test('a first try that failed is made again', async () => {
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(json(guest, 201));
  vi.stubGlobal('fetch', fetched);
  const { me, secret } = await began();
  await expect(me.known('Ada')).rejects.toMatchObject({ code: 'offline' });
  expect(secret()).toBeNull();
  expect(await me.known('Ada')).toMatchObject(guest);
  expect(secret()).toBe('s1');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('two things that need a name at once ask for one', async () => {
  const fetched = vi.fn(() => Promise.resolve(json(guest, 201)));
  vi.stubGlobal('fetch', fetched);
  const { me } = await began();
  await Promise.all([me.known('Ada'), me.known('Ada')]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a secret that the server does not know is let go, one that it cannot be asked about is not', async () => {
  store.set('ostraka-me', JSON.stringify(guest));
  const { me, secret } = await began();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await me.verify();
  expect(secret()).toBe('s1');
  vi.stubGlobal('fetch', () => Promise.resolve(json({ code: 'secret', message: { key: 'server-secret' } }, 401)));
  await me.verify();
  expect(secret()).toBeNull();
});

test('a secret that another window has renewed is taken over', async () => {
  store.set('ostraka-me', JSON.stringify(guest));
  const { me, secret } = await began();
  vi.stubGlobal('fetch', () => Promise.resolve(json({ name: 'Ada' })));
  store.set('ostraka-me', JSON.stringify({ ...guest, secret: 's2' }));
  await me.verify();
  expect(secret()).toBe('s2');
});

test('who follows an identity hears of changes only', () => {
  const heard: (string | null)[] = [];
  identity.follow(() => heard.push(identity.secret));
  identity.become('a');
  identity.become('a');
  identity.become(null);
  expect(heard).toEqual(['a', null]);
});

test('a name that nobody chose follows the language of the page, a chosen one does not', async () => {
  const sent: { name: string }[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as { name: string });
    return Promise.resolve(json({ ...guest, ...sent.at(-1) }, 201));
  });
  vi.stubGlobal('document', { documentElement: {} });
  const { me } = await began();
  const { texts } = await import('../src/text/texts.svelte');
  await texts.speak('en');
  await me.known();
  await texts.speak('de');
  await me.translate();
  expect(me.name).toBe('Gast');
  await me.rename('Ada');
  await texts.speak('fr');
  await me.translate();
  expect(me.name).toBe('Ada');
  expect(sent.map(({ name }) => name)).toEqual(['Guest', 'Gast', 'Ada']);
});
