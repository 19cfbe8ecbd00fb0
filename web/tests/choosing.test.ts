import { describe, expect, test } from 'vitest';
import { spoken, type Piece } from '../src/act/sentence';
import { Choosing } from '../src/play/choosing.svelte';
import type { Gathering, Parts } from '../src/wire/types';

const rows: Parts[] = [
  { verb: 'build', tile: 'a1' },
  { verb: 'build', tile: 'a2' },
  { verb: 'move', piece: 'd1', to: 'd4' },
  { verb: 'move', piece: 'd1', to: 'a1' },
  { verb: 'move', piece: 'g7', to: 'g5' },
  { verb: 'end' },
];

const asking = (legal: Parts[], gathering: Gathering | null = null): Choosing => {
  const choosing = new Choosing();
  choosing.ask(legal, gathering);
  return choosing;
};

describe('choosing', () => {
  test('a thing with one way to go is chosen first, and played when it is touched again', () => {
    const choosing = asking(rows);
    expect(choosing.finishes('piece', 'g7')).toBe(false);
    choosing.pick('piece', 'g7');
    expect(choosing.ready).toEqual({ verb: 'move', piece: 'g7', to: 'g5' });
    expect(choosing.finishes('piece', 'g7')).toBe(true);
  });

  test('what filled itself in is chosen by a first touch, and played by a second one', () => {
    const choosing = asking(rows);
    choosing.pick('piece', 'g7');
    expect(choosing.chosen.to).toEqual(['g5']);
    expect(choosing.finishes('to', 'g5')).toBe(false);
    choosing.pick('to', 'g5');
    expect(choosing.ready).toEqual({ verb: 'move', piece: 'g7', to: 'g5' });
    expect(choosing.finishes('to', 'g5')).toBe(true);
  });

  test('of two things that were picked only the last one plays when it is touched again', () => {
    const choosing = asking(rows);
    choosing.pick('piece', 'd1');
    choosing.pick('to', 'd4');
    expect(choosing.finishes('to', 'd4')).toBe(true);
    expect(choosing.finishes('piece', 'd1')).toBe(false);
  });

  test('what could be chosen in place of the last thing stays lit', () => {
    const choosing = asking(rows);
    choosing.pick('piece', 'd1');
    expect(choosing.lit.piece).toBeUndefined();
    choosing.pick('to', 'd4');
    expect([...choosing.lit.to]).toEqual(['a1']);
  });

  test('a thing that was chosen is kept when one of several verbs is chosen for it', () => {
    const choosing = asking([...rows, { verb: 'take', piece: 'd1', on: 'd7' }]);
    choosing.pick('piece', 'd1');
    expect(choosing.narrowed.verb).toBeFalsy();
    expect(choosing.likely).toEqual(['move', 'take']);
    choosing.pickVerb('take');
    expect(choosing.ready).toEqual({ verb: 'take', piece: 'd1', on: 'd7' });
    choosing.pickVerb('build');
    expect(choosing.picks).toEqual([['verb', 'build']]);
  });

  test('a turn can be ended while something is chosen', () => {
    const choosing = asking(rows);
    choosing.pick('piece', 'd1');
    expect(choosing.buttons).toEqual([{ verb: 'end' }]);
  });

  test('none can be answered from the start where nothing must be chosen', () => {
    const gathering = { verb: 'abandon', slot: 'coffers', things: { A: 1, B: 1 }, least: 0, most: 2 };
    const choosing = asking([], gathering);
    expect(choosing.none).toEqual({ verb: 'abandon', coffers: [] });
    choosing.pick('coffers', 'A');
    expect(choosing.none).toBeNull();
    expect(choosing.ready).toEqual({ verb: 'abandon', coffers: ['A'] });
    expect(asking([], { ...gathering, least: 1 }).none).toBeNull();
  });

  test('what must be given is lit even where there is no other way', () => {
    const choosing = asking([], { verb: 'return', slot: 'tokens', things: { a: 1 }, least: 1, most: 1 });
    expect([...choosing.lit.tokens]).toEqual(['a']);
    choosing.pick('tokens', 'a');
    expect(choosing.ready).toEqual({ verb: 'return', tokens: ['a'] });
    expect(choosing.begun).toBe(true);
  });

  test('to drag is to mean it, until something else is touched', () => {
    const choosing = asking(rows);
    choosing.carried = choosing.carriable('piece', 'd1');
    choosing.release(['to', 'a1']);
    expect([choosing.dropped, choosing.ready?.to]).toEqual([true, 'a1']);
    choosing.pick('to', 'd4');
    expect(choosing.dropped).toBe(false);
  });
});

describe('the sentence', () => {
  const take: Piece[] = [
    { text: 'Take' },
    { slot: 'to' },
    { text: 'with the' },
    { slot: 'piece' },
    { text: ', ransom' },
    { slot: 'ransom' },
  ];
  const said = (pieces: readonly Piece[], filled: string[], open: string[]): string =>
    spoken(pieces, (slot) => filled.includes(slot), open)
      .map((piece) => ('text' in piece ? piece.text : filled.includes(piece.slot) ? piece.slot : `${piece.slot}?`))
      .join(' ');

  test('leaves out what the action does not have, with the words that join it', () => {
    expect(said(take, ['to', 'piece'], [])).toBe('Take to with the piece');
    expect(said(take, ['to', 'piece'], ['ransom'])).toBe('Take to with the piece , ransom ransom?');
  });

  test('asks for one thing at a time', () => {
    expect(said(take, [], ['piece'])).toBe('Take piece?');
    expect(said(take, ['piece'], ['to'])).toBe('Take to? with the piece');
    const buy: Piece[] = [{ text: 'Buy' }, { slot: 'column' }, { text: 'for' }, { slot: 'place' }, { slot: 'spare' }];
    expect(said(buy, [], ['column'])).toBe('Buy column?');
    expect(said(buy, ['column'], ['place'])).toBe('Buy column for place?');
    expect(said(buy, ['column', 'place'], ['spare'])).toBe('Buy column for place spare?');
  });
});
