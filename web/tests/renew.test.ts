import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
let renewing: typeof import('../src/wire/renew');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('document', {
    activeElement: null,
    querySelector: () => ({ getAttribute: () => '/assets/page-old.js' }),
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets/page-new.js">'));
  renewing = await import('../src/wire/renew');
});
afterEach(() => vi.useRealTimers());

test('a newer page waits while somebody chooses, and is loaded once when they have', async () => {
  let choosing = true;
  renewing.unlessBusy(() => choosing);
  await renewing.renew();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  choosing = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  await renewing.renew();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who has left the table holds nothing up', async () => {
  const leave = renewing.unlessBusy(() => true);
  await renewing.renew();
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that is away is no newer page', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('away')));
  await renewing.renew();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});
