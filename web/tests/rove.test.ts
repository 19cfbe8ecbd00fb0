import { expect, test } from 'vitest';
import { nearest, type Box } from '../src/frame/stage/rove';

const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });

test('an arrow goes straight ahead before it goes aside', () => {
  const things = [box(100, 0), box(50, 60), box(0, 100)];
  expect(nearest(box(0, 0), things, [1, 0])).toBe(0);
  expect(nearest(box(0, 0), things, [0, 1])).toBe(2);
  expect(nearest(box(0, 0), things, [-1, 0])).toBe(-1);
});

test('what lies more aside than ahead is in another direction', () => {
  expect(nearest(box(0, 0), [box(600, 60)], [0, 1])).toBe(-1);
  expect(nearest(box(0, 0), [box(600, 60)], [1, 0])).toBe(0);
  expect(nearest(box(0, 0), [box(600, 60)], [0, 1], true)).toBe(0);
});

test('a wide thing below counts as below, wherever its middle lies', () => {
  expect(nearest(box(0, 0), [box(0, 80, 700, 40)], [0, 1])).toBe(0);
});
