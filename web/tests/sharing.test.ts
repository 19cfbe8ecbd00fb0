import { expect, test } from 'vitest';
import { linkMeans } from '../src/play/sharing';
import type { GameFace } from '../src/games/face';

const face = (hands?: boolean): GameFace => ({ hands }) as unknown as GameFace;

test('a link speaks of hands only where players have some that others do not see', () => {
  expect(linkMeans(face(false), true, true)).toBe('web-review-link-means');
  expect(linkMeans(face(false), true, false)).toBe('web-link-means');
  expect(linkMeans(face(), true, true)).toBe('web-review-link-means-hands');
  expect(linkMeans(face(), false, true)).toBe('web-review-link-means');
  expect(linkMeans(null, true, false)).toBe('web-link-means-hands');
});
