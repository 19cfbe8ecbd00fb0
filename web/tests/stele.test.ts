import { expect, test } from 'vitest';
import { heightOf, steles, type Course } from '../src/draw/stele';

const courses: Course[] = [
  { key: 'past', icon: 'pyramid', label: 'Past', pattern: 'grain' },
  { key: 'lost', icon: 'lost', label: 'Lost', pattern: 'waves' },
];
const drawn = (past: number, lost: number): string =>
  steles([{ p: 1, name: 'Ada', parts: { past, lost }, total: past + lost, win: true }], courses, 'Result');
const heights = (svg: string): number[] => [...svg.matchAll(/height="(-?[\d.]+)"/g)].map((found) => Number(found[1]));

test('a stele stands as high as what was won', () => {
  expect(heightOf({ past: 19, lost: -27, end: 4 })).toBe(23);
});

test('what was lost is broken off, and nothing is drawn upside down', () => {
  expect(Math.min(...heights(drawn(19, -7)))).toBeGreaterThan(0);
  expect(drawn(19, -7)).toContain('st-off');
  expect(drawn(19, -7)).toContain('−7');
  expect(drawn(19, 0)).not.toContain('st-off');
});

test('more cannot be broken off than there is', () => {
  const lost = /class="st-off"[^>]*height="([\d.]+)"/.exec(drawn(5, -30));
  const whole = /class="st-o"[^>]*height="([\d.]+)"/.exec(drawn(5, -30));
  expect(Number(lost?.[1])).toBe(Number(whole?.[1]));
});
