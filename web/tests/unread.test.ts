import { beforeEach, expect, test, vi } from 'vitest';
import { Unread } from '../src/play/unread.svelte';
import type { Said } from '../src/wire/protocol';

const said = (number: number, seat: number): Said => ({
  type: 'chat',
  table: 't',
  number,
  seat,
  name: 'Ada',
  text: 'hello',
  quick: null,
  at: 0,
});
const own = ({ seat }: Said): boolean => seat === 0;

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

test('one’s own words are no news, before and after a reload', () => {
  const chat = [said(3, 0), said(5, 1), said(8, 0)];
  expect(new Unread('t').count(chat, own)).toBe(1);
  expect(new Unread('t').count([said(3, 0)], own)).toBe(0);
});

test('what was read stays read on this device, table by table', () => {
  const chat = [said(3, 0), said(5, 1)];
  const unread = new Unread('t');
  unread.seen(chat);
  expect(unread.count(chat, own)).toBe(0);
  expect(new Unread('t').count([...chat, said(9, 1)], own)).toBe(1);
  expect(new Unread('another').count(chat, own)).toBe(1);
});

test('a store that is closed forgets, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  const unread = new Unread('t');
  unread.seen([said(5, 1)]);
  expect(unread.count([said(5, 1), said(6, 1)], own)).toBe(1);
});
