import { expect, test, vi } from 'vitest';
import { toucher, touchable } from '../src/games/touch';
import { touches } from '../src/games/ancient_knowledge/hand/touches';

const props = (lit: Record<string, string[]>, chosen: Record<string, string[]> = {}) => ({
  lit: Object.fromEntries(Object.entries(lit).map(([slot, values]) => [slot, new Set(values)])),
  chosen,
  pick: vi.fn(),
  refuse: vi.fn(),
});

test('a lit thing fills its slot, another one hears why not', () => {
  const given = props({ place: ['0,1'] });
  const touch = toucher(given);
  touch(['place'], '0,1').go();
  expect(given.pick).toHaveBeenCalledWith('place', '0,1');
  touch(['place'], '5,5').go();
  expect(given.refuse).toHaveBeenCalledWith('place', '5,5');
});

test('a thing takes the slot in which it is asked for', () => {
  const touch = toucher(props({ to: ['c4'] }, { piece: ['d1'] }));
  expect(touch(['piece', 'to'], 'c4').slot).toBe('to');
  expect(touch(['piece', 'to'], 'd1')).toMatchObject({ slot: 'piece', chosen: 1, lit: false });
});

test('things of one kind count up', () => {
  expect(toucher(props({ tokens: ['b'] }, { tokens: ['b', 'b', 'g'] }))(['tokens'], 'b').chosen).toBe(2);
});

test('what may be chosen once more stays lit', () => {
  const touch = toucher(props({ cards: ['C5'] }, { cards: ['C5', 'M1'] }));
  expect(touchable(touch(['cards'], 'C5'))).toMatchObject({ 'data-lit': '', 'aria-pressed': true });
  expect(touchable(touch(['cards'], 'M1'))['data-lit']).toBeUndefined();
});

test('what can be touched says so, and whether it is chosen', () => {
  const touch = toucher(props({ card: ['C5'] }));
  expect(touchable(touch(['card'], 'C5'))).toMatchObject({ 'data-slot': 'card', 'data-value': 'C5', 'data-lit': '' });
  expect(touchable(touch(['card'], 'C5'))['aria-pressed']).toBe(false);
  expect(touchable(touch(['card'], 'M1'))['aria-pressed']).toBeUndefined();
});

test('a card of Ancient Knowledge fills whatever slot asks for it', () => {
  const given = props({ cards: ['C5', 'M1'], n: ['1', '2'] });
  expect(touches(given).card('C5').slot).toBe('cards');
  expect(touches(given).card('P9').slot).toBe('cards');
});

test('EXCAVATE asks how many: the second straight monument means two', () => {
  const asked = touches(props({ n: ['1', '2', '3'], card: ['C5'] }));
  asked.rotation(2)?.go();
  expect(asked.rotation(2)).toMatchObject({ slot: 'n', value: '2', lit: true });
  const chosen = touches(props({}, { n: ['2'] }));
  expect([1, 2, 3].map((nth) => chosen.rotation(nth)?.chosen)).toEqual([1, 1, 0]);
  expect(touches(props({ n: ['1'] }, { card: ['M3'] })).rotation(1)).toBeNull();
});

test('a number of lost knowledge is not asked of the monuments in the Past', () => {
  expect(touches(props({ n: ['1', '2'] }), undefined, 'recover').rotation(1)).toBeNull();
});

test('where only two can be EXCAVATED, either monument means both', () => {
  const asked = touches(props({ n: ['2'] }));
  expect([1, 2].map((nth) => asked.rotation(nth))).toMatchObject([
    { value: '2', lit: true },
    { value: '2', lit: true },
  ]);
  expect(asked.rotation(3)).toMatchObject({ value: '3', lit: false });
});

test('a touch that is as it was stays the same, one that changed does not', () => {
  const known = new Map();
  const given = props({ card: ['C5'] });
  const before = toucher(given, known)(['card'], 'C5');
  expect(toucher({ ...given, chosen: {} }, known)(['card'], 'C5')).toBe(before);
  expect(toucher({ ...given, lit: {} }, known)(['card'], 'C5')).not.toBe(before);
  expect(toucher({ ...given, chosen: { card: ['C5'] } }, known)(['card'], 'C5').chosen).toBe(1);
});
