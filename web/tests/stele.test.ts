import { expect, test } from 'vitest';
import { heightOf, reach, steles, type Course } from '../src/draw/stele';

const courses: Course[] = [
  { key: 'past', icon: 'pyramid', label: 'Past', pattern: 'grain' },
  { key: 'lost', icon: 'lost', label: 'Lost', pattern: 'waves' },
];
const drawn = (past: number, lost: number): string =>
  steles([{ p: 1, name: 'Ada', parts: { past, lost }, total: past + lost, win: true }], courses, 'Result');
const heights = (svg: string): number[] => [...svg.matchAll(/height="(-?[\d.]+)"/g)].map((found) => Number(found[1]));

test('what was won is as high as its courses', () => {
  expect(heightOf({ past: 19, lost: -27, end: 4 })).toBe(23);
});

test('what was lost has sunk into the ground, and nothing is drawn upside down', () => {
  expect(Math.min(...heights(drawn(19, -7)))).toBeGreaterThan(0);
  expect(Math.min(...heights(drawn(5, -30)))).toBeGreaterThan(0);
  expect(drawn(19, -7)).toContain('st-off');
  expect(drawn(19, -7)).toContain('−7');
  expect(drawn(19, 0)).not.toContain('st-off');
});

test('the stele of the winner is the highest above the ground, however much the others won and lost', () => {
  const [winner, loser] = [
    { past: 40, lost: -5 },
    { past: 60, lost: -40 },
  ];
  expect(reach([winner, loser])).toEqual({ up: 35, down: 40 });
  const svg = steles(
    [
      { p: 1, name: 'Ada', parts: winner, total: 35, win: true },
      { p: 2, name: 'Bo', parts: loser, total: 20, win: false },
    ],
    courses,
    'Result',
  );
  const tops = [...svg.matchAll(/class="st-o" x="[\d.]+" y="([\d.]+)"/g)].map((found) => Number(found[1]));
  expect(tops[0]).toBeLessThan(tops[1]);
});

test('the numbers of low courses stand above each other, and what was lost stands beside the points', () => {
  const low: Course[] = ['a', 'b', 'c'].map((key) => ({ key, icon: 'vp', label: key, pattern: 'grain' }));
  const parts = { a: 30, b: 1, c: 2, lost: -12 };
  const svg = steles([{ p: 1, name: 'Ada', parts, total: 21, win: true }], [...low, courses[1]], 'Result', {
    u: 3,
    w: 96,
    gap: 26,
    left: 16,
  });
  const placed = (name: string): number[][] =>
    [...svg.matchAll(new RegExp(`class="${name}" x="([\\d.]+)" y="([\\d.]+)"`, 'g'))].map((found) =>
      found.slice(1).map(Number),
    );
  const [lower, upper] = placed('value-outside');
  expect(lower[1] - upper[1]).toBeGreaterThanOrEqual(14);
  const [[loss]] = placed('st-loss');
  const [[plaque]] = placed('value-box');
  expect(loss + 13).toBeLessThanOrEqual(plaque);
});

test('the total of the winner fits inside the laurel, however many figures it has', () => {
  for (const past of [7, 56, 108]) {
    const [, size] = /class="st-t"[^>]*font-size:(\d+)px/.exec(drawn(past, 0)) ?? [];
    expect(Number(size) * 0.55 * String(past).length).toBeLessThan(36);
  }
});
