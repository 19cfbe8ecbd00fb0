import { describe, expect, test } from 'vitest';
import {
  bare,
  carry,
  gather,
  gatherable,
  gathered,
  goesWith,
  instead,
  narrow,
  repick,
  type Picks,
} from '../src/act/narrow';
import type { Gathering, Parts } from '../src/wire/types';

const rows: Parts[] = [
  { verb: 'build', tile: 'a1' },
  { verb: 'build', tile: 'a2' },
  { verb: 'break', tile: 'b1' },
  { verb: 'move', piece: 'd1', to: 'd4' },
  { verb: 'move', piece: 'd1', to: 'a1' },
  { verb: 'take', piece: 'd1', to: 'd5', ransom: 'none' },
  { verb: 'take', piece: 'd1', to: 'd5', ransom: 'L' },
  { verb: 'move', piece: 'g7', to: 'g5' },
  { verb: 'end' },
];

describe('narrowing', () => {
  test('lights the first open slot of every row when nothing is picked', () => {
    const { open, complete, verb } = narrow(rows, []);
    expect([...open.tile]).toEqual(['a1', 'a2', 'b1']);
    expect([...open.piece]).toEqual(['d1', 'g7']);
    expect(open.to).toBeUndefined();
    expect(complete).toBeNull();
    expect(verb).toBeNull();
  });

  test('a touched thing picks its verb where only one fits', () => {
    expect(narrow(rows, [['tile', 'b1']])).toMatchObject({ verb: 'break', complete: { verb: 'break', tile: 'b1' } });
  });

  test('a slot with one possible value fills itself', () => {
    const { filled, complete } = narrow(rows, [['piece', 'g7']]);
    expect(filled.to).toBe('g5');
    expect(complete).toEqual({ verb: 'move', piece: 'g7', to: 'g5' });
  });

  test('by hand nothing fills itself but what asks for nothing', () => {
    const { open, complete } = narrow(rows, [['piece', 'g7']], true);
    expect([...open.to]).toEqual(['g5']);
    expect(complete).toBeNull();
    const plain: Parts[] = [{ verb: 'take', piece: 'd1', to: 'd5', ransom: 'none' }];
    const picked: Picks = [
      ['piece', 'd1'],
      ['to', 'd5'],
    ];
    expect(narrow(plain, picked, true).complete).toEqual(plain[0]);
  });

  test('asks for what is left', () => {
    const { open, verb } = narrow(rows, [
      ['piece', 'd1'],
      ['to', 'd5'],
    ]);
    expect(verb).toBe('take');
    expect([...open.ransom]).toEqual(['none', 'L']);
  });

  test('the only row there is needs no pick', () => {
    expect(narrow([{ verb: 'end' }], []).complete).toEqual({ verb: 'end' });
  });
});

describe('picking again', () => {
  const picks: Picks = [
    ['piece', 'd1'],
    ['to', 'd5'],
  ];
  test('another thing of the slot replaces it and empties what came after', () => {
    expect(repick(rows, picks, 'piece', 'g7')).toEqual([['piece', 'g7']]);
  });
  test('the same thing lets go of it', () => {
    expect(repick(rows, picks, 'to', 'd5')).toEqual([['piece', 'd1']]);
  });
  test('a thing of another sentence begins that sentence', () => {
    expect(repick(rows, picks, 'tile', 'a2')).toEqual([['tile', 'a2']]);
  });
  test('what could be picked instead is known', () => {
    expect([...instead(rows, picks).piece]).toEqual(['d1', 'g7']);
    expect([...instead(rows, picks).to]).toEqual(['d4', 'a1', 'd5']);
  });
});

test('actions without slots are buttons', () => {
  expect(bare(rows)).toEqual([{ verb: 'end' }]);
});

describe('gathering', () => {
  const discard: Gathering = { verb: 'discard', slot: 'cards', things: { A1: 1, C5: 2 }, least: 2, most: 2 };
  test('counts equal things up and then begins anew', () => {
    const once = gather(discard, [], 'C5');
    const twice = gather(discard, once, 'C5');
    expect(twice).toEqual(['C5', 'C5']);
    expect(gather(discard, twice, 'C5')).toEqual([]);
  });
  test('is complete between least and most, in the order of picking', () => {
    expect(gathered(discard, ['C5'])).toBeNull();
    expect(gathered(discard, ['C5', 'A1'])).toEqual({ verb: 'discard', cards: ['C5', 'A1'] });
  });
  test('lights only what may still be added', () => {
    expect([...gatherable(discard, ['A1'])]).toEqual(['C5']);
    expect(gatherable(discard, ['A1', 'C5']).size).toBe(0);
  });
});

describe('carrying', () => {
  test('a piece can be let go wherever it may move, even where there is one place only', () => {
    expect([...(carry(rows, [], 'piece', 'd1')?.onto.to ?? [])]).toEqual(['d4', 'a1', 'd5']);
    expect(carry(rows, [], 'piece', 'g7')).toEqual({ picks: [['piece', 'g7']], onto: { to: new Set(['g5']) } });
  });
  test('what is chosen already stays chosen, and what was chosen after it is let go', () => {
    const picks: Picks = [
      ['piece', 'd1'],
      ['to', 'd5'],
    ];
    expect(carry(rows, picks, 'piece', 'd1')?.picks).toEqual([['piece', 'd1']]);
  });
  test('a thing that ends its sentence cannot be carried', () => {
    expect(carry(rows, [], 'tile', 'a1')).toBeNull();
    expect(carry(rows, [['piece', 'd1']], 'to', 'd4')).toBeNull();
  });
});

describe('a thing that cannot be used', () => {
  test('is asked about with what was picked, where one sentence has room for both', () => {
    const picks: Picks = [['piece', 'd1']];
    expect(goesWith(rows, picks, 'to')).toEqual(picks);
    expect(goesWith(rows, [['piece', 'c1']], 'to')).toEqual([['piece', 'c1']]);
  });

  test('is asked about alone, where what was picked belongs to another sentence', () => {
    expect(goesWith(rows, [['tile', 'b1']], 'piece')).toEqual([]);
  });
});
