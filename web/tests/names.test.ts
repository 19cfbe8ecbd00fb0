import { beforeAll, expect, test, vi } from 'vitest';
import { actionOf } from '../src/frame/names';
import { texts } from '../src/text/texts.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.speak('en');
});

test('the action of a turn that comes now is counted, and after the last one it stays the last', () => {
  expect(actionOf({ done: 0, of: 2 })).toBe('action 1 of 2');
  expect(actionOf({ done: 1, of: 2 })).toBe('action 2 of 2');
  expect(actionOf({ done: 2, of: 2 })).toBe('action 2 of 2');
});
