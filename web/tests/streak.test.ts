import { expect, test } from 'vitest';
import { streak } from '../src/learn/streak';

test('days in a row count, also when today is still open', () => {
  expect(streak(['2026-11-14', '2026-11-15'], '2026-11-16')).toBe(2);
  expect(streak(['2026-11-14', '2026-11-15', '2026-11-16'], '2026-11-16')).toBe(3);
});

test('a day left out ends a streak', () => {
  expect(streak(['2026-11-12', '2026-11-13'], '2026-11-16')).toBe(0);
  expect(streak(['2026-11-12', '2026-11-14', '2026-11-15'], '2026-11-15')).toBe(2);
  expect(streak([], '2026-11-16')).toBe(0);
});
