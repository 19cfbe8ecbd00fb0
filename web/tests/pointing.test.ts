// Pointing at a thing shows what it would do, for as long as it is pointed at.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pointing } from '../src/frame/stage/pointing.svelte';
import type { Table } from '../src/play/table.svelte';
import { live } from '../src/wire/live.svelte';
import type { Preview } from '../src/wire/types';

const ROW = { verb: 'learn', card: 'T1' };
const table = {
  id: 'a',
  version: 1,
  seat: 0,
  hand: { idle: true },
  choosing: { legal: [ROW], picks: [], lit: { card: new Set(['T1']) }, asked: true, gathering: null },
} as unknown as Table;
const thing = { getAttribute: (name: string) => (name === 'data-slot' ? 'card' : 'T1') };
const over = { type: 'pointerover', pointerType: 'mouse', target: { closest: () => thing } } as unknown as Event;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a preview that comes after the pointer has left is not shown', async () => {
  const answers: ((preview: Preview) => void)[] = [];
  vi.spyOn(live, 'preview').mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const pointing = new Pointing(table);
  pointing.at(over);
  await vi.advanceTimersByTimeAsync(200);
  expect(answers).toHaveLength(1);
  pointing.away();
  answers[0]({ changes: [] } as unknown as Preview);
  await vi.advanceTimersByTimeAsync(1);
  expect(pointing.preview).toBeNull();
  pointing.at(over);
  pointing.away();
  await vi.advanceTimersByTimeAsync(200);
  expect(answers).toHaveLength(1);
});

test('a preview is shown while its thing is pointed at', async () => {
  vi.spyOn(live, 'preview').mockResolvedValue({ changes: [] } as unknown as Preview);
  const pointing = new Pointing(table);
  pointing.at(over);
  await vi.advanceTimersByTimeAsync(200);
  expect(pointing.preview).not.toBeNull();
});
