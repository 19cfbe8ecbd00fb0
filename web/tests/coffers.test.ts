// How often a solo player is asked about coffers, and where they lie on a phone.
import { expect, test } from 'vitest';
import { asking } from '../src/games/ancient_knowledge/solo/asking.svelte';
import type { Table } from '../src/games/ancient_knowledge/shape';
import { tabOf } from '../src/games/ancient_knowledge/band/tabs';

const at = (phase: string): Table =>
  ({ phase, solo: { coffers: ['L'] }, limbo: [], tiles: [['T1', null, null]] }) as unknown as Table;
const PHASES = ['action', 'timeline', 'slid', 'unlearned'];

test('who wishes to be asked always, before the die or never is asked so often', () => {
  const asked = (): string[] => PHASES.filter((phase) => !asking.passes(at(phase)));
  expect(asked()).toEqual(PHASES);
  asking.choose('die');
  expect(asked()).toEqual(['slid']);
  asking.choose('never');
  expect(asked()).toEqual([]);
  asking.choose('always');
});

test('coffers that can be used come into the band, objectives before the first turn do not', () => {
  const lit = { coffer: new Set(['L']) };
  expect(tabOf(at('slid'), lit, [])).toBe('coffers');
  expect(tabOf(at('slid'), {}, [])).toBe(null);
  expect(tabOf(at('opening'), lit, [])).not.toBe('coffers');
});
