import { expect, test } from 'vitest';
import { cutAtNames } from '../src/tell/named';

test('a line is cut where names stand in it', () => {
  const parts = cutAtNames('Ada draws Byblos, Pyramid of Nice.', [
    ['Byblos', 'C1'],
    ['Pyramid of Nice', 'P2'],
  ]);
  expect(parts).toEqual([
    { text: 'Ada draws ', thing: null },
    { text: 'Byblos', thing: 'C1' },
    { text: ', ', thing: null },
    { text: 'Pyramid of Nice', thing: 'P2' },
    { text: '.', thing: null },
  ]);
});

test('a name within a longer one is not taken for it, and what does not stand there is left out', () => {
  const parts = cutAtNames('Great Pyramid', [
    ['Pyramid', 'P1'],
    ['Great Pyramid', 'P2'],
    ['Caral', 'P3'],
  ]);
  expect(parts).toEqual([{ text: 'Great Pyramid', thing: 'P2' }]);
});
