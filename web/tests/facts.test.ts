import { expect, test } from 'vitest';
import { factsOf } from '../src/end/facts';

test('what decided a game is told from the side of the winner, and losses are no merit', () => {
  const winner = { past: 20, endgame: 19, lost: -5 };
  const other = { past: 18, endgame: 30, lost: -24 };
  expect(factsOf(winner, other)).toEqual([
    { key: 'lost', of: 'less', points: 19 },
    { key: 'past', of: 'ahead', points: 2 },
    { key: 'endgame', of: 'against', points: 11 },
  ]);
});

test('what is alike decided nothing', () => {
  expect(factsOf({ past: 3 }, { past: 3 })).toEqual([]);
});
