import { expect, test } from 'vitest';
import { afterDrawing } from '../src/page/paint';

test('an effect acts only when all has been drawn, and not if it no longer wants to', async () => {
  const told: string[] = [];
  const no = afterDrawing(() => told.push('acts on 1'));
  afterDrawing(() => told.push('acts on 2'));
  no();
  told.push('draws');
  await Promise.resolve();
  expect(told).toEqual(['draws', 'acts on 2']);
});
