// My record: where ratings lie on the scale of the levels, and finished games in a few words.
import { expect, test } from 'vitest';
import { dayOf, endingOf, nextLevel } from '../src/record/result';
import { scaleOf } from '../src/record/scale';
import { weekOf } from '../src/record/week';
import type { SeatInfo, TableSummary } from '../src/wire/protocol';

const LEVELS = [1000, 1100, 1120, 1300, 1500, 1700, 1900, 2000];

const seat = (at: number, level: number | null): SeatInfo =>
  ({ seat: at, who: level === null ? 'guest' : 'bot', level, you: level === null }) as SeatInfo;

function table(winners: number[], levels: (number | null)[] = [null, 3]): TableSummary {
  const seats = levels.map((level, at) => seat(at, level));
  const yours = seats.filter(({ you }) => you).map((one) => one.seat);
  const result = { winners, scores: levels.map(() => 0), reason: null };
  return { players: levels.length, seats, yours, packs: [], result } as unknown as TableSummary;
}

test('a rating lies between the levels that are weaker and stronger', () => {
  const { at, marks } = scaleOf(LEVELS);
  expect(at(1400)).toBeGreaterThan(marks[3].place);
  expect(at(1400)).toBeLessThan(marks[4].place);
});

test('what lies beyond the scale ends with it, and says so', () => {
  const { at, isBeyond } = scaleOf(LEVELS);
  expect([at(-500), at(9000)]).toEqual([0, 100]);
  expect([isBeyond(-500), isBeyond(1500), isBeyond(9000)]).toEqual([true, false, true]);
});

test('the numbers of two levels that are nearly as strong do not touch', () => {
  expect(scaleOf(LEVELS).marks.map(({ low }) => low)).toEqual([false, false, true, false, false, false, false, false]);
});

test('a game is won, lost or drawn for who held one seat, and just over for who held several', () => {
  expect(endingOf(table([0]))).toBe('won');
  expect(endingOf(table([1]))).toBe('lost');
  expect(endingOf(table([0, 1]))).toBe('draw');
  expect(endingOf(table([0], [null, null]))).toBe('over');
});

test('a win offers the level above the strongest one that was beaten', () => {
  expect(nextLevel(table([0]), 8)).toBe(4);
  expect(nextLevel(table([0], [null, 2, 5]), 8)).toBe(6);
  expect(nextLevel(table([0], [null, 8]), 8)).toBeNull();
  expect(nextLevel(table([1]), 8)).toBeNull();
});

test('today and yesterday are called so', () => {
  const now = new Date(2026, 10, 18, 12).getTime();
  expect(dayOf(now - 3_600_000, now, 'en')).toBe('today');
  expect(dayOf(now - 24 * 3_600_000, now, 'en')).toBe('yesterday');
  expect(dayOf(now - 10 * 24 * 3_600_000, now, 'en')).toBe('Nov 8, 2026');
});

test('the week ends today and marks the days that were played', () => {
  const week = weekOf('2026-11-18', ['2026-11-18', '2026-11-13', '2026-10-01'], 'en');
  expect(week.map(({ short }) => short)).toEqual(['Th', 'Fr', 'Sa', 'Su', 'Mo', 'Tu', 'We']);
  expect(week.map(({ done }) => done)).toEqual([false, true, false, false, false, false, true]);
  expect(week.at(-1)?.today).toBe(true);
});
