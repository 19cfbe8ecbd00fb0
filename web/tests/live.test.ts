import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../src/wire/api';
import { DEADLINE, REST } from '../src/wire/heart';
import { identity } from '../src/wire/identity';
import { Live, pause, type Listener } from '../src/wire/live.svelte';
import { network, type FakeLine } from './fakeline';

const act = { type: 'act' as const, table: 't', seat: 0, version: 3, parts: { verb: 'end' } };

function listener(): Listener & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    have: () => ({ since: 3, ply: 2 }),
    anew: () => heard.push('anew'),
    table: () => heard.push('table'),
    view: () => heard.push('view'),
    changes: () => heard.push('changes'),
    said: () => heard.push('said'),
    present: () => heard.push('present'),
    refused: (refusal, command) => heard.push(`refused ${refusal.code} ${command?.type ?? '-'}`),
    settled: (command) => heard.push(`settled ${command.type}`),
  };
}

let net: ReturnType<typeof network>;
let live: Live;
let table: ReturnType<typeof listener>;
let leave: () => void;

function seated(): FakeLine {
  leave = live.listen('t', table);
  net.last().welcome();
  return net.last();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'ostraka.test' });
  vi.stubGlobal('document', { querySelector: () => null });
  net = network();
  live = new Live(net.connect, () => 0.5);
  table = listener();
});
afterEach(() => {
  leave?.();
  identity.become(null);
  identity.verify = () => Promise.resolve();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a silent line is asked, and one that answers is kept', () => {
  const line = seated();
  const asked = line.all('ping').length;
  vi.advanceTimersByTime(10 * (REST + 1));
  expect(line.all('ping').length).toBeGreaterThanOrEqual(asked + 10);
  expect(live.state).toBe('here');
  expect(net.lines).toHaveLength(1);
});

test('a line that does not answer by the deadline is given up, and another is made', () => {
  const line = seated();
  line.dead = true;
  vi.advanceTimersByTime(REST + DEADLINE - 1);
  expect(live.state).toBe('here');
  vi.advanceTimersByTime(1);
  expect(live.state).toBe('away');
  expect(line.closed).toBe(true);
  vi.advanceTimersByTime(pause(0, 0.5));
  expect(net.lines).toHaveLength(2);
  net.last().welcome();
  expect(live.state).toBe('here');
  expect(net.last().all('subscribe')).toMatchObject([{ table: 't', since: 3, ply: 2 }]);
  line.end(1006); // the browser has found out at last
  expect(live.state).toBe('here');
});

test('a command upon a dead line is noticed by the deadline and sent again under its id', () => {
  const line = seated();
  vi.advanceTimersByTime(1);
  line.dead = true;
  const id = live.perform(act);
  vi.advanceTimersByTime(DEADLINE);
  expect(live.state).toBe('away');
  vi.advanceTimersByTime(pause(0, 0.5));
  net.last().welcome();
  expect(net.last().all('act')).toMatchObject([{ id }]);
  net.last().say({ type: 'ack', table: 't', id, version: 4, again: true, sealed: false });
  expect(table.heard).toContain('settled act');
});

test('a server that opens the line but does not welcome us is tried again', () => {
  leave = live.listen('t', table);
  net.last().open();
  vi.advanceTimersByTime(10_000);
  expect(live.state).toBe('away');
  vi.advanceTimersByTime(pause(0, 0.5));
  expect(net.lines).toHaveLength(2);
});

test('pauses grow, have an end, and differ from table to table', () => {
  const grown = [0, 1, 2, 3, 4, 5, 10].map((attempt) => pause(attempt, 1));
  expect(grown).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(pause(3, 0)).toBe(2000);
});

test('when the network or the device wakes up, a lost connection is tried at once', () => {
  const line = seated();
  line.end(1006);
  live.wake();
  expect(net.lines).toHaveLength(2);
  net.last().welcome();
  expect(live.state).toBe('here');
});

test('when the device wakes up, a line that seems alive must prove it soon', () => {
  const line = seated();
  line.dead = true;
  live.wake();
  vi.advanceTimersByTime(4000);
  expect(live.state).toBe('away');
});

test('a server that says when it comes back is not asked before', () => {
  const line = seated();
  line.say({ type: 'closing', after: 3 });
  line.end(1012);
  vi.advanceTimersByTime(4499);
  expect(net.lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(net.lines).toHaveLength(2);
});

test('a server that has had too much is left alone for long, also when the device wakes up', () => {
  const line = seated();
  line.end(4429);
  expect(live.resting).toBe(true);
  live.wake();
  vi.advanceTimersByTime(44_999);
  expect(net.lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(net.lines).toHaveLength(2);
});

test('a server that does not know us any more is not asked for ever, and the table is not locked', async () => {
  identity.become('old');
  identity.verify = () => {
    identity.become(null);
    return Promise.resolve();
  };
  leave = live.listen('t', table);
  live.perform(act);
  const line = net.last();
  line.open();
  expect(line.sent[0]).toMatchObject({ type: 'hello', secret: 'old' });
  line.say({ type: 'refused', code: 'secret', message: { key: 'server-secret' }, table: null, id: null, ref: null });
  line.end(4401);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(net.lines).toHaveLength(1);
  expect([live.state, live.barred]).toEqual(['barred', 'secret']);
  expect(table.heard).toEqual(['refused secret act']);
  expect(() => live.perform(act)).toThrow(Refusal);
  identity.become('new');
  net.last().welcome();
  expect(net.last().sent[0]).toMatchObject({ type: 'hello', secret: 'new' });
  expect(live.state).toBe('here');
});

test('a secret that another window renewed is taken without a word', async () => {
  identity.become('old');
  identity.verify = () => {
    identity.become('new');
    return Promise.resolve();
  };
  leave = live.listen('t', table);
  net.last().open();
  net.last().end(4401);
  await vi.advanceTimersByTimeAsync(0);
  net.last().welcome();
  expect(net.lines).toHaveLength(2);
  expect(net.last().sent[0]).toMatchObject({ secret: 'new' });
});

test('a server that speaks another protocol is not asked for ever', async () => {
  leave = live.listen('t', table);
  net.last().open();
  net.last().say({ type: 'refused', code: 'malformed', message: { key: 'server-hello' }, table: null, id: null });
  net.last().end(4401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(net.lines).toHaveLength(1);
  expect([live.state, live.barred]).toEqual(['barred', 'version']);
});

test('a message that is too large is not sent again', () => {
  const line = seated();
  live.perform(act);
  line.end(1009);
  expect(table.heard).toContain('refused large act');
  vi.advanceTimersByTime(pause(0, 0.5));
  net.last().welcome();
  expect(net.last().all('act')).toEqual([]);
});

test('a refusal that names no table is told at every table', () => {
  const line = seated();
  line.say({
    type: 'refused',
    code: 'malformed',
    message: { key: 'server-malformed' },
    table: null,
    id: null,
    ref: null,
  });
  expect(table.heard).toContain('refused malformed -');
});

test('what is refused only for now is tried again, but not for ever', () => {
  const line = seated();
  const id = live.perform(act);
  const busy = { type: 'refused', code: 'busy', message: { key: 'server-busy' }, retry_after: 1, table: 't', id };
  for (let times = 0; times < 5; times++) {
    line.say(busy);
    vi.advanceTimersByTime(1000);
  }
  expect(line.all('act')).toHaveLength(5);
  expect(table.heard).toContain('refused busy act');
});

test('a question is answered, or refused after a while, or when the line breaks', async () => {
  const line = seated();
  const answered = live.why('t', {}, 0);
  line.say({ type: 'why', table: 't', ref: line.all('why')[0].ref, message: { key: 'no' } });
  expect(await answered).toEqual({ key: 'no' });
  const late = expect(live.hint('t', 0)).rejects.toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(30_000);
  await late;
  const broken = expect(live.hint('t', 0)).rejects.toMatchObject({ code: 'offline' });
  line.end(1006);
  await broken;
  await expect(live.hint('t', 0)).rejects.toMatchObject({ code: 'offline' });
});

test('the clock of the server is told from the middle of the way', () => {
  const line = seated();
  vi.advanceTimersByTime(1);
  line.dead = true;
  vi.advanceTimersByTime(REST - 1);
  const ref = line.all('ping').at(-1)?.ref;
  vi.advanceTimersByTime(200);
  line.say({ type: 'pong', ref, now: Date.now() - 100 + 5000 });
  expect(live.ahead).toBe(5000);
});
