import { beforeAll, expect, test, vi } from 'vitest';
import { actionOf } from '../src/play/names';
import { t, texts } from '../src/text/texts.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.speak('en');
});

test('the action of a turn that comes now is counted, and after the last one it stays the last', () => {
  expect(actionOf({ done: 0, of: 2 })).toBe('action 1 of 2');
  expect(actionOf({ done: 1, of: 2 })).toBe('action 2 of 2');
  expect(actionOf({ done: 2, of: 2 })).toBe('action 2 of 2');
});

test('whoever reads the result is spoken to', async () => {
  expect(t('web-wins', { name: { called: 'Ada', you: true } })).toBe('You win.');
  expect(t('web-wins', { name: { called: 'Ada', you: false } })).toBe('Ada wins.');
  await texts.all();
  const values = { name: { called: 'Ada', you: false }, other: { called: 'Bob', you: true }, points: 3, part: 'tiles' };
  expect(t('end-fact-ahead', values)).toBe('Ada scored 3 more than you for: tiles.');
});

test('the parts of an action read as a sentence', () => {
  const tile = { key: 'ankhor-tile', values: { colour: 'green', kind: 'two' } };
  expect(t('web-ankhor-this-tile', { tile })).toBe('the green two-point tile');
});
