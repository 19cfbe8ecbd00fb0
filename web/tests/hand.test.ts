// A hand plays a choice where it is finished: at once, when it is confirmed, or never while something is told.
import { beforeEach, expect, test, vi } from 'vitest';
import { Choosing } from '../src/play/choosing.svelte';
import { Hand, type Ways } from '../src/play/hand.svelte';
import type { Teller } from '../src/tell/teller.svelte';
import type { Parts } from '../src/wire/types';

const ROWS: Parts[] = [
  { verb: 'move', piece: 'a1', to: 'a2' },
  { verb: 'move', piece: 'a1', to: 'a3' },
  { verb: 'move', piece: 'b1', to: 'b2' },
  { verb: 'end' },
];
const teller = { busy: false, hurry: vi.fn() };
const play = vi.fn();
const refuse = vi.fn();
const consider = vi.fn();
let choosing: Choosing;

function handed(ways: Partial<Ways> = {}, rows = ROWS): Hand {
  choosing = new Choosing();
  const hand = new Hand(choosing, teller as unknown as Teller);
  hand.use({ play, refuse, consider, confirms: () => true, ...ways });
  choosing.ask(rows, null);
  vi.clearAllMocks();
  return hand;
}

beforeEach(() => {
  teller.busy = false;
});

test('a finished choice waits to be confirmed, and is looked at', () => {
  const hand = handed();
  hand.pick('piece', 'a1');
  hand.pick('to', 'a3');
  expect(play).not.toHaveBeenCalled();
  expect(consider).toHaveBeenLastCalledWith(ROWS[1]);
  hand.confirm();
  expect(play).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
});

test('touching the last thing once more confirms', () => {
  const hand = handed();
  hand.pick('piece', 'a1');
  hand.pick('to', 'a3');
  hand.pick('to', 'a3');
  expect(play).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
});

test('who wants no confirmation plays with the last touch, not before', () => {
  const hand = handed({ confirms: () => false });
  hand.pick('piece', 'a1');
  expect(play).not.toHaveBeenCalled();
  hand.pick('to', 'a2');
  expect(play).toHaveBeenCalledExactlyOnceWith(ROWS[0]);
});

test('what is dropped on a place is played at once', () => {
  handed();
  choosing.carried = choosing.carriable('piece', 'a1');
  choosing.release(['to', 'a2']);
  expect(play).toHaveBeenCalledExactlyOnceWith(ROWS[0]);
});

test('while something is told a touch only hurries it', () => {
  const hand = handed({ confirms: () => false });
  teller.busy = true;
  hand.pick('piece', 'b1');
  expect(teller.hurry).toHaveBeenCalledOnce();
  expect(choosing.begun).toBe(false);
  expect(hand.lit).toEqual({});
});

test('what cannot be chosen is refused', () => {
  handed().pick('piece', 'g7');
  expect(refuse).toHaveBeenCalledExactlyOnceWith('piece', 'g7');
});

test('a kept choice lights nothing and cannot be confirmed', () => {
  const hand = handed({ sealed: () => true });
  hand.pick('piece', 'a1');
  hand.pick('to', 'a2');
  expect(hand.lit).toEqual({});
  expect(hand.confirmable).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('dim slots are lit only once something has been chosen', () => {
  const hand = handed({ dim: () => ['piece'] });
  expect(hand.lit.piece).toBeUndefined();
  choosing.pickVerb('move');
  expect(hand.lit.piece).toContain('a1');
});

test('a lesson may take out of the hand what leads astray, before it is played', () => {
  const hand = handed({ confirms: () => false, changed: () => choosing.begun && choosing.clear() });
  hand.pick('piece', 'b1');
  expect(play).not.toHaveBeenCalled();
  expect(choosing.begun).toBe(false);
});

test('the one thing that can be done is confirmed by its button', () => {
  const hand = handed({}, [{ verb: 'end' }]);
  expect(hand.sole).toBe(true);
  hand.confirm();
  expect(play).toHaveBeenCalledExactlyOnceWith({ verb: 'end' });
});

test('a button does not drop a finished choice without a question', () => {
  const hand = handed();
  hand.pick('piece', 'b1');
  expect(hand.confirmable).toBe(ROWS[2]);
  hand.press(ROWS[3], false);
  expect(play).not.toHaveBeenCalled();
  expect(hand.instead).toBe(ROWS[3]);
  hand.decide(false);
  expect(hand.instead).toBeNull();
  expect(hand.confirmable).toBe(ROWS[2]);
  hand.press(ROWS[3], false);
  hand.decide(true);
  expect(play).toHaveBeenCalledExactlyOnceWith(ROWS[3]);
});

test('the question of a button goes when something else is chosen', () => {
  const hand = handed();
  hand.pick('piece', 'b1');
  hand.press(ROWS[3], false);
  hand.pick('piece', 'a1');
  expect(hand.instead).toBeNull();
});

test('a button plays at once, or is shown first and plays when it is pressed again', () => {
  const hand = handed();
  hand.press(ROWS[3], true);
  expect(play).not.toHaveBeenCalled();
  expect(consider).toHaveBeenLastCalledWith(ROWS[3]);
  hand.press(ROWS[3], true);
  expect(play).toHaveBeenCalledExactlyOnceWith(ROWS[3]);
  const other = handed();
  other.press(ROWS[3], false);
  expect(play).toHaveBeenCalledExactlyOnceWith(ROWS[3]);
});

test('to choose none of several things is shown first too, and can be taken back', () => {
  const hand = handed({}, []);
  choosing.ask([], { verb: 'discard', slot: 'cards', things: { C1: 1, C2: 1 }, least: 0, most: 2 });
  const none = choosing.none;
  if (!none) throw new Error('none can be chosen');
  hand.press(none, true);
  expect(play).not.toHaveBeenCalled();
  expect(hand.confirmable).toEqual({ verb: 'discard', cards: [] });
  choosing.back();
  expect(hand.confirmable).toBeNull();
  hand.press(none, true);
  hand.confirm();
  expect(play).toHaveBeenCalledExactlyOnceWith({ verb: 'discard', cards: [] });
});
