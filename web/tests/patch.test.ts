import { expect, test } from 'vitest';
import { patched } from '../src/wire/patch';

test('a patch sets and cuts, and leaves the old view as it was', () => {
  const view = { table: { pieces: [{ tile: 'd1' }, { tile: 'e1' }], built: 'c4' }, ply: 3 };
  const after = patched(view, [
    ['set', ['table', 'pieces', 0, 'tile'], 'd4'],
    ['cut', ['table', 'built']],
    ['set', ['ply'], 4],
  ]);
  expect(after).toEqual({ table: { pieces: [{ tile: 'd4' }, { tile: 'e1' }] }, ply: 4 });
  expect(view.table.pieces[0].tile).toBe('d1');
  expect(view.table.built).toBe('c4');
  expect(after.table.pieces[1]).toBe(view.table.pieces[1]);
});

test('the empty path is the document itself', () => {
  expect(patched({ a: 1 } as unknown, [['set', [], { b: 2 }]])).toEqual({ b: 2 });
});
