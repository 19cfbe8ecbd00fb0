// One's hand of Ancient Knowledge: its order, and the sign on what has just come into it; and what the die took.
import { expect, test } from 'vitest';
import { Fresh } from '../src/games/ancient_knowledge/hand/fresh.svelte';
import { sorted } from '../src/games/ancient_knowledge/hand/order.svelte';
import type { Catalogue } from '../src/games/ancient_knowledge/shape';
import { recalled } from '../src/games/ancient_knowledge/solo/unlearning';
import type { Change } from '../src/wire/types';

const catalogue = {
  cards: [
    { id: 'A1', kind: 'artifact', space: null, cost: 0 },
    { id: 'C1', kind: 'city', space: 4, cost: 2 },
    { id: 'P1', kind: 'pyramid', space: 1, cost: 0 },
    { id: 'C2', kind: 'city', space: 1, cost: 1 },
  ],
} as unknown as Catalogue;

test('a hand lies by kind, by space or by cost, else as it came', () => {
  const hand = ['A1', 'C1', 'P1', 'C2'];
  expect(sorted(hand, 'usual', catalogue)).toEqual(hand);
  expect(sorted(hand, 'kind', catalogue)).toEqual(['C1', 'C2', 'P1', 'A1']);
  expect(sorted(hand, 'space', catalogue)).toEqual(['P1', 'C2', 'C1', 'A1']);
  expect(sorted(hand, 'cost', catalogue)).toEqual(['A1', 'P1', 'C2', 'C1']);
});

test('what was drawn is new until it is read or something is played', () => {
  const fresh = new Fresh();
  fresh.see(0, ['C1']);
  expect([...fresh.cards]).toEqual([]);
  fresh.see(0, ['A1', 'C1']);
  fresh.see(0, ['A1', 'C1', 'P1']);
  expect([...fresh.cards]).toEqual(['A1', 'P1']);
  fresh.known('A1');
  expect([...fresh.cards]).toEqual(['P1']);
  fresh.see(0, ['A1', 'P1']);
  expect([...fresh.cards]).toEqual([]);
  fresh.see(1, ['C2']);
  expect([...fresh.cards]).toEqual([]);
});

test('a roll and what it did are recalled until the player acts; to go on is no action', () => {
  const change = (kind: string, key: string, values: Record<string, unknown> = {}, ply = 7): Change =>
    ({ kind, ply, message: { key, values } }) as unknown as Change;
  const die = change('die', 'ak-told-die', { n: 5 });
  const keys = (...log: Change[]): string[] => recalled(log).map(({ key }) => key);
  expect(keys(change('action', 'ak-do-search'), die)).toEqual(['web-ak-rolled-none']);
  const cleared = change('move', 'ak-told-cleared', { card: 'T1', count: 1 });
  const refill = change('refill', 'ak-told-refill');
  expect(keys(die, cleared, refill)).toEqual(['web-ak-rolled', 'ak-told-refill']);
  expect(recalled([die, cleared])[0].values).toEqual({ die: 5, taken: 'T1', count: 1 });
  expect(keys(die, cleared, change('action', 'ak-do-go', {}, 8))).toEqual(['web-ak-rolled']);
  expect(keys(die, cleared, change('action', 'ak-do-learn', {}, 8))).toEqual([]);
  expect(keys(change('action', 'ak-do-learn'))).toEqual([]);
});
