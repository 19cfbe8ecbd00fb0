import { expect, test } from 'vitest';
import {
  beatsOf,
  besideLine,
  changedIn,
  growing,
  lastTurn,
  sinceOwn,
  startsOf,
  stepsOf,
  turnsOf,
} from '../src/tell/log';
import type { Change } from '../src/wire/types';

const change = (ply: number, beat: number, kind: string, seat: number | null, more: Partial<Change> = {}): Change => ({
  ply,
  beat,
  kind,
  seat,
  thing: null,
  from: null,
  to: null,
  before: null,
  after: null,
  cause: { kind: 'action', thing: null },
  message: { key: `${kind}-${ply}` },
  quiet: false,
  patch: [],
  ...more,
});

test('the log is grouped by turn, and quiet changes lend their names to the line before', () => {
  const turns = turnsOf([
    change(0, 0, 'action', 0),
    change(0, 1, 'move', null, { quiet: true, thing: 'd1', from: 'd1', to: 'd4' }),
    change(1, 0, 'action', 0),
    change(1, 1, 'turn', 1),
    change(2, 0, 'action', 1),
  ]);
  expect(turns.map((turn) => [turn.number, turn.seat, turn.lines.length])).toEqual([
    [1, 0, 2],
    [2, 1, 1],
  ]);
  expect(turns[0].lines[0].names).toEqual(['d1', 'd1', 'd4']);
});

test('the sentence of an action is told with its first beat, later beats by themselves', () => {
  const beats = beatsOf([
    change(0, 0, 'action', 0),
    change(0, 1, 'move', null),
    change(0, 2, 'amount', null),
    change(0, 2, 'amount', null),
    change(1, 0, 'action', 1),
  ]);
  expect(beats.map((beat) => beat.map((one) => one.kind))).toEqual([
    ['action', 'move'],
    ['amount', 'amount'],
    ['action'],
  ]);
});

test('an action is told again with all that it brought, a step of it alone', () => {
  const [turn] = turnsOf([
    change(0, 0, 'action', 0),
    change(0, 1, 'move', null, { quiet: true }),
    change(0, 2, 'amount', null),
    change(1, 0, 'action', 0),
  ]);
  expect(turn.lines.map((line) => line.steps.map((step) => `${step.ply}.${step.beat}`))).toEqual([
    ['0.0', '0.1', '0.2'],
    ['0.2'],
    ['1.0'],
  ]);
  expect(stepsOf(turn).map((step) => `${step.ply}.${step.beat}`)).toEqual(['0.0', '0.1', '0.2', '1.0']);
});

test('the last turn is that of the others', () => {
  const turns = turnsOf([change(0, 0, 'action', 0), change(1, 0, 'action', 1), change(2, 0, 'action', 0)]);
  expect(lastTurn(turns, 0)?.seat).toBe(1);
  expect(lastTurn(turns, 1)?.number).toBe(3);
  expect(lastTurn(turns.slice(0, 1), 0)?.number).toBe(1);
});

test('what has been told stays the very same while the log grows', () => {
  const log = [change(0, 0, 'action', 0), change(1, 0, 'action', 1)];
  const follow = growing();
  const before = follow(log);
  const after = follow([...log, change(2, 0, 'action', 1), change(3, 0, 'action', 0)]);
  expect(after).toEqual(turnsOf([...log, change(2, 0, 'action', 1), change(3, 0, 'action', 0)]));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[1].lines[0]).toBe(before[1].lines[0]);
  expect(follow(log.slice(0, 1))).toEqual(turnsOf(log.slice(0, 1)));
});

test('what the others did stays marked until one acts, and goes with what is taken back', () => {
  const theirs = [change(2, 0, 'action', 1), change(2, 1, 'build', null), change(3, 0, 'action', 1)];
  const log = [change(0, 0, 'action', 0), change(1, 0, 'action', 0), change(1, 1, 'turn', 1), ...theirs];
  expect(sinceOwn(log, 0)).toEqual(theirs);
  expect(sinceOwn([...log, change(4, 0, 'action', 0), change(4, 1, 'move', null)], 0)).toEqual([]);
  expect(sinceOwn(log.slice(0, -1), 0)).toEqual(theirs.slice(0, -1));
  expect(sinceOwn([change(0, 0, 'setup', null), ...theirs], 0)).toEqual(theirs);
  expect(sinceOwn(log, null)).toEqual(theirs);
  expect(sinceOwn([], 0)).toEqual([]);
});

test('set-up is no turn, and somebody else who is asked during a turn begins none', () => {
  const log = [
    change(0, 0, 'action', 1, { message: { key: 'secret' } }),
    change(1, 0, 'action', 1, { message: { key: 'secret' } }),
    change(2, 0, 'action', 0),
    change(2, 1, 'turn', 1),
    change(3, 0, 'action', 1),
    change(4, 0, 'action', 0),
    change(5, 0, 'action', 1),
    change(5, 1, 'turn', 0),
    change(6, 0, 'action', 0),
  ];
  expect(turnsOf(log, true).map((turn) => [turn.number, turn.seat, turn.lines.length])).toEqual([
    [0, 1, 2], // who chooses in secret is told of once
    [1, 1, 3],
    [2, 0, 1],
  ]);
  expect(startsOf(log, true)).toEqual([3, 6]);
  expect(turnsOf(log.slice(0, 3), true).map((turn) => turn.number)).toEqual([0]);
  expect(startsOf(log)).toEqual([0, 3, 6]);
  expect(startsOf(log.filter((one) => one.kind !== 'turn'))).toEqual([0, 2, 3, 4, 5, 6]);
});

test('what changed is named with where it is now, not with the places it has left', () => {
  const names = changedIn([
    change(0, 1, 'move', 0, { thing: 'P31', from: 'hand.0', to: 'timeline.0.4' }),
    change(0, 2, 'knowledge', 0, { thing: 'P31' }),
    change(0, 3, 'move', 0, { thing: 'P31', from: 'timeline.0.4', to: 'timeline.0.3' }),
    change(0, 4, 'draw', 0, { thing: 'P20', from: 'deck', to: 'hand.0' }),
    change(1, 0, 'move', 0, { thing: 'd1', from: 'd1', to: 'd4' }),
    change(1, 1, 'move', 0, { thing: 'd4', from: 'd4', to: 'd6' }),
    change(1, 2, 'draw', 1, { from: 'deck', to: 'hand.1' }),
  ]);
  expect([...names].sort()).toEqual(['P20', 'P31', 'd6', 'hand.0', 'hand.1', 'timeline.0.3']);
});

test('what moves nothing is counted, in the place that is called like it', () => {
  expect(changedIn([change(0, 0, 'lost', 0)])).toContain('lost');
});

test('a turn in which nobody acted any more is no turn, in the log and in a review', () => {
  const log = [change(0, 0, 'action', 0), change(0, 1, 'turn', 1), change(1, 0, 'action', 1), change(1, 1, 'turn', 0)];
  expect(turnsOf(log)).toHaveLength(2);
  expect(startsOf(log)).toEqual([0, 1]);
  expect(startsOf([])).toEqual(turnsOf([]));
});

test('a line that is said several times in a row is written once, with its number', () => {
  const put = { message: { key: 'puts-one-away' } };
  const turns = turnsOf([0, 1, 2].map((ply) => change(ply, 0, 'action', 0, put)).concat(change(3, 0, 'action', 0)));
  expect(turns[0].lines.map((line) => line.times)).toEqual([3, 1]);
  expect(turns[0].lines[0].steps).toHaveLength(3);
});

test('what was taken back stays where it happened when the turn goes on', () => {
  const undone = { ply: 1 };
  const [before] = turnsOf([change(0, 0, 'action', 0)]);
  expect([0, 1].map((at) => besideLine(before, [undone], at).length)).toEqual([0, 1]);
  const [after] = turnsOf([change(0, 0, 'action', 0), change(1, 0, 'action', 0), change(2, 0, 'action', 0)]);
  expect([0, 1, 2, 3].map((at) => besideLine(after, [undone], at).length)).toEqual([0, 1, 0, 0]);
});
