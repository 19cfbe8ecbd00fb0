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
