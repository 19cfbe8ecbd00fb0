import { expect, test } from 'vitest';
import { drawn, isWorse, linesAt, turnFrom, type Try } from '../src/play/tries';
import type { Decision } from '../src/wire/protocol';
import type { Change } from '../src/wire/types';

const action = (ply: number, seat: number): Change => ({
  ply,
  beat: 0,
  kind: 'action',
  seat,
  thing: null,
  from: null,
  to: null,
  before: null,
  after: null,
  cause: { kind: 'action', thing: null },
  message: { key: `action-${ply}` },
  quiet: false,
  patch: [],
});
const decision = (ply: number, more: Partial<Decision> = {}): Decision => ({
  ply,
  seat: 0,
  text: `text-${ply}`,
  message: { key: `action-${ply}` },
  best: 'better',
  best_message: { key: 'better' },
  wins: [0.7, 0.3],
  loss: 0.2,
  grade: 'mistake',
  parts: { verb: 'build', tile: `t${ply}` },
  better: [{ text: 'better', parts: { verb: 'break', tile: 'x' }, message: { key: 'better' } }],
  ...more,
});

test('a line of the game reaches to the end of the turn, or to where somebody else is asked', () => {
  const log = [action(0, 0), action(1, 0), action(2, 1), action(3, 0)];
  expect(turnFrom(log, 0, 4).map((change) => change.ply)).toEqual([0, 1]);
  expect(turnFrom(log, 0, 1).map((change) => change.ply)).toEqual([0]);
  expect(turnFrom(log, 4, 4)).toEqual([]);
});

test('better, played and tried stand beside one another, each with the chance of its seat', () => {
  const tried: Try = {
    number: 1,
    ply: 0,
    seat: 0,
    steps: [
      { action: 'a', said: null, own: true, chance: 0.6, guess: true },
      { action: 'b', said: null, own: false, chance: null },
    ],
  };
  const lines = linesAt(0, decision(0), [action(0, 0)], [tried]);
  expect(lines.map((line) => [line.key, line.chance === null ? null : Math.round(line.chance * 100)])).toEqual([
    ['better', 70],
    ['played', 50],
    ['try-1', 60],
  ]);
  expect(lines.map((line) => line.guess ?? false)).toEqual([false, false, true]);
  expect(linesAt(0, null, [action(0, 0)], []).map((line) => [line.key, line.chance])).toEqual([['played', null]]);
});

test('where nothing better was found there is nothing to draw', () => {
  expect(isWorse(decision(0, { loss: 0.01 }))).toBe(false);
  expect(drawn(decision(0, { loss: 0.01 }), [], 3)).toBeUndefined();
  const both = drawn(decision(1), [decision(0), decision(1), decision(2), decision(3)], 3);
  expect(both).toEqual({
    better: [{ verb: 'break', tile: 'x' }],
    played: [
      { verb: 'build', tile: 't1' },
      { verb: 'build', tile: 't2' },
    ],
  });
});
