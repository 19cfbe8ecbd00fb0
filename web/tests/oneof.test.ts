import { expect, test } from 'vitest';
import { memberAfter } from '../src/ui/oneof';

test('arrows go on round the ends, Home and End to them', () => {
  expect(memberAfter('ArrowRight', 2, 3)).toBe(0);
  expect(memberAfter('ArrowUp', 0, 3)).toBe(2);
  expect(memberAfter('Home', 1, 3)).toBe(0);
  expect(memberAfter('End', 1, 3)).toBe(2);
});

test('other keys lead nowhere', () => {
  expect(memberAfter('a', 1, 3)).toBeNull();
});
