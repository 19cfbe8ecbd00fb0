import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../src/play/table.svelte';
import { network } from './fakeline';

const seat = { seat: 0, who: 'guest', name: 'Ada', guest: 'g', level: null, you: true, present: true };
const info = {
  table: 't',
  game: 'outside',
  status: 'playing',
  seats: [seat, { ...seat, seat: 1, you: false }],
  yours: [0],
  packs: [],
  offers: [],
  events: [],
  clocks: null,
};
const view = {
  game: 'outside',
  players: 2,
  seat: 0,
  seats: [],
  ply: 0,
  to_act: [0],
  over: false,
  table: {},
  scores: [],
};
const clocks = (left: number[], running: number[], at: number) => ({
  plan: { kind: 'turns', base: 600, increment: 5 },
  left,
  running,
  at,
});
const standing = { table: 't', seat: 0, version: 1, legal: [{ verb: 'end' }], gathering: null, undo: null };
let net: ReturnType<typeof network>;
let table: Table;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  net = network();
  vi.doMock('../src/wire/line', () => ({ websocket: net.connect }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'ostraka.test' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, style: { setProperty: () => {} } },
    addEventListener: () => {},
    querySelector: () => null,
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.endsWith('/t') ? info : {}), { status: 200 })),
  );
  const { Table } = await import('../src/play/table.svelte');
  table = new Table('t');
  await table.open();
  net.last().welcome();
  net.last().say({ type: 'table', table: 't', info });
  net.last().say({ type: 'view', ...standing, view, log: [], clocks: clocks([600_000, 600_000], [0], 1) });
}, 60_000); // the first time much is read
afterEach(() => {
  table?.close();
  vi.doUnmock('../src/wire/line');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the clocks follow every message that tells them', () => {
  expect(table.clocks).toMatchObject({ running: [0] });
  const told = clocks([595_000, 600_000], [1], 2);
  net
    .last()
    .say({ type: 'changes', ...standing, legal: null, since: 1, version: 2, ply: 0, changes: [], clocks: told });
  expect(table.clocks).toEqual(told);
});

test('a command that cannot be sent is told in a sentence, and the table is not locked', () => {
  vi.stubGlobal('crypto', {});
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  table.act({ verb: 'end' });
  expect(table.sending).toBe(false);
  expect(table.problem?.message).toEqual({ key: 'web-failed' });
  expect(complained).toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.stubGlobal('location', { protocol: 'http:', host: 'ostraka.test' });
  table.act({ verb: 'end' });
  expect(table.sending).toBe(true);
});

test('a command that is refused unlocks the table and says why', () => {
  table.act({ verb: 'end' });
  const { id } = net.last().all('act')[0];
  const message = { key: 'server-forbidden' };
  net.last().say({ type: 'refused', code: 'forbidden', message, table: 't', id, ref: null });
  expect(table.sending).toBe(false);
  expect(table.problem).toEqual({ message, code: 'forbidden' });
});

/** Our action puts a stone on a1; the answer comes when the test says so. */
const stone = (value: string) => ({
  ply: 0,
  beat: 0,
  kind: 'place',
  thing: value,
  from: null,
  to: 'a1',
  before: null,
  after: null,
  seat: 0,
  quiet: false,
  cause: { kind: 'action', thing: null },
  message: { key: 'placed' },
  patch: [['set', ['table', 'a1'], value]],
});
async function playsAStone(): Promise<unknown> {
  const legal = ['stone', 'tile'].map((thing) => ({ verb: 'place', thing }));
  net.last().say({ type: 'view', ...standing, legal, view, log: [], clocks: null });
  table.choosing.pick('thing', 'stone');
  const [{ ref }] = net.last().all('preview');
  net.last().say({ type: 'preview', table: 't', ref, changes: [stone('stone')], before: [], after: [], stopped: null });
  await vi.advanceTimersByTimeAsync(0);
  table.hand.confirm();
  return net.last().all('act')[0].id;
}
const answers = (changes: unknown[]): void =>
  net.last().say({ type: 'changes', ...standing, legal: null, since: 1, version: 2, ply: 1, changes, clocks: null });

test('our own action is shown before the server has answered, and told once', async () => {
  await playsAStone();
  expect(table.view?.table).toEqual({ a1: 'stone' });
  expect(table.sending).toBe(true);
  answers([stone('stone'), { ...stone('point'), beat: 1, patch: [['set', ['scores'], [1]]] }]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.view).toMatchObject({ table: { a1: 'stone' }, scores: [1] });
  expect(table.log.map(({ thing }) => thing)).toEqual(['stone', 'point']);
});

test('an action that is refused is taken off the board and out of the log again', async () => {
  const id = await playsAStone();
  net.last().say({ type: 'refused', code: 'forbidden', message: { key: 'no' }, table: 't', id, ref: null });
  expect(table.view?.table).toEqual({});
  expect(table.log).toEqual([]);
  expect(table.problem?.message).toEqual({ key: 'no' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.hand.confirmable).toEqual({ verb: 'place', thing: 'stone' });
});

test('what happened otherwise than it was foretold is told as it happened', async () => {
  await playsAStone();
  answers([stone('shard')]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.view?.table).toEqual({ a1: 'shard' });
  expect(table.log.map(({ thing }) => thing)).toEqual(['shard']);
});

test('where several choose at once, nothing is shown before all have', async () => {
  Object.assign(view, { to_act: [0, 1] });
  await playsAStone();
  expect(table.view?.table).toEqual({});
  Object.assign(view, { to_act: [0] });
});

test('of two things that are asked about, only the last is told why not', async () => {
  const first = table.refuse('piece', 'a1');
  const second = table.refuse('piece', 'b1');
  const [one, two] = net.last().all('why');
  net.last().say({ type: 'why', table: 't', ref: two.ref, message: { key: 'second' } });
  net.last().say({ type: 'why', table: 't', ref: one.ref, message: { key: 'first' } });
  await Promise.all([first, second]);
  expect(table.reason).toMatchObject({ value: 'b1', message: { key: 'second' } });
});

test('somebody else who looks at the table begins anew', async () => {
  const { identity } = await import('../src/wire/identity');
  identity.become('another');
  net.last().welcome();
  expect(net.last().sent[0]).toMatchObject({ type: 'hello', secret: 'another' });
  const [subscribed] = net.last().all('subscribe');
  expect(subscribed).not.toHaveProperty('since');
});
