// @vitest-environment happy-dom
// Changes are told a beat at a time, in fake time: the view on the screen follows the true one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/page/settings.svelte';
import { Teller } from '../src/tell/teller.svelte';
import { patched } from '../src/wire/patch';
import type { Change, View } from '../src/wire/types';

const BEAT = 520;
const start = { table: { stones: 0 } } as unknown as View;
/** Beat `beat` lays that many stones. */
const lays = (beat: number): Change =>
  ({
    ply: 0,
    beat,
    kind: 'stones',
    thing: null,
    from: null,
    to: null,
    quiet: false,
    message: { key: `stone-${beat}` },
    patch: [['set', ['table', 'stones'], beat]],
  }) as unknown as Change;
const stones = (): unknown => (teller.shown?.table as { stones: number } | undefined)?.stones;
const tell = (...beats: number[]): void => {
  const changes = beats.map(lays);
  const before = teller.shown as View;
  teller.tell(
    changes,
    patched(
      before,
      changes.flatMap((change) => change.patch),
    ),
  );
};

const heard = vi.fn();
let teller: Teller;

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockClear();
  settings.now.speed = 1;
  teller = new Teller((changes) => heard(...changes.map(({ beat }) => beat)));
  teller.show(start);
});
afterEach(() => vi.useRealTimers());

test('one beat is told after another, each is heard once, and then the board rests', async () => {
  tell(1, 2);
  await vi.advanceTimersByTimeAsync(BEAT - 1);
  expect([stones(), teller.told[0].beat, teller.busy]).toEqual([1, 1, true]);
  await vi.advanceTimersByTimeAsync(2);
  expect([stones(), teller.told[0].beat]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(BEAT);
  expect([teller.told, teller.busy]).toEqual([[], false]);
  expect(heard.mock.calls).toEqual([[1], [2]]);
});

test('what comes while something is told waits for its turn', async () => {
  tell(1);
  tell(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(stones()).toBe(1);
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(stones()).toBe(2);
});

test('whoever hurries waits a quarter of the time, until all is told', async () => {
  tell(1, 2, 3);
  await vi.advanceTimersByTimeAsync(10);
  teller.hurry();
  await vi.advanceTimersByTimeAsync(2 * (BEAT / 4) + 10);
  expect([stones(), teller.busy]).toEqual([3, false]);
  tell(4);
  await vi.advanceTimersByTimeAsync(BEAT / 2);
  expect(teller.busy).toBe(true);
});

test('the speed that was set shortens every beat', async () => {
  settings.now.speed = 4;
  tell(1);
  await vi.advanceTimersByTimeAsync(BEAT / 4 + 1);
  expect(teller.busy).toBe(false);
});

test('more than six seconds of telling is passed over, but heard', async () => {
  tell(...Array.from({ length: 14 }, (_, at) => at + 1));
  await vi.advanceTimersByTimeAsync(1);
  expect([stones(), teller.busy]).toEqual([14, false]);
  expect(heard).toHaveBeenCalledTimes(14);
});

test('a view that comes whole is shown at once, and nothing of the past is told any more', async () => {
  tell(1, 2);
  await vi.advanceTimersByTimeAsync(1);
  teller.show({ table: { stones: 9 } } as unknown as View);
  await vi.advanceTimersByTimeAsync(3 * BEAT);
  expect([stones(), teller.busy]).toEqual([9, false]);
  expect(heard.mock.calls).toEqual([[1]]);
});

test('what is told again is not heard again, and the board returns to now', async () => {
  tell(5);
  await vi.advanceTimersByTimeAsync(2 * BEAT);
  heard.mockClear();
  void teller.again(start, [lays(1), lays(2)]);
  expect([stones(), teller.back]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(BEAT / 2 + 1);
  expect(stones()).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * BEAT);
  expect([stones(), teller.back, teller.busy]).toEqual([5, false, false]);
  expect(heard).not.toHaveBeenCalled();
});

test('news that come while the past is told follow it', async () => {
  void teller.again(start, [lays(1)]);
  teller.tell([lays(7)], { table: { stones: 7 } } as unknown as View);
  await vi.advanceTimersByTimeAsync(4 * BEAT);
  expect([stones(), teller.busy]).toEqual([7, false]);
  expect(heard.mock.calls).toEqual([[7]]);
});
