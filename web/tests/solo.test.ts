// How a game for one ends in words, and how a campaign is drawn.
import { expect, test } from 'vitest';
import { campaignLine, heightOf } from '../src/solo/line';
import { resultKey } from '../src/solo/result';
import type { TableInfo } from '../src/wire/protocol';
import type { View } from '../src/wire/types';

const TITLES = [60, 55, 50, 45, null].map((least) => ({ least, title: 't', hindrance: 'h' }));
const over = (winners: number[], objectives: Record<string, boolean> = { J: winners.length > 0 }): View =>
  ({
    players: 1,
    outcome: { winners, places: [2 - winners.length] },
    table: { solo: { objectives } },
  }) as unknown as View;
const info = (more: Partial<TableInfo>): TableInfo => ({ challenge: null, campaign: null, ...more }) as TableInfo;

test('a lost game for one is called lost, whatever it was played for', () => {
  expect(resultKey(info({ challenge: 3 }), over([]))).toBe('web-challenge-lost');
  expect(resultKey(info({ campaign: 'abc' }), over([]))).toBe('web-campaign-game-lost');
  expect(resultKey(null, over([]))).toBe('web-alone-lost');
});

test('a game that is won says so, and one that asked for nothing only ends', () => {
  expect(resultKey(info({ challenge: 3 }), over([0]))).toBe('web-challenge-won');
  expect(resultKey(info({ campaign: 'abc' }), over([0]))).toBe('web-campaign-game-won');
  expect(resultKey(info({}), over([0], {}))).toBe('web-alone-over');
});

test('no score is drawn beyond the edge of the chart', () => {
  for (const score of [-40, -8, 0, 19, 44, 60, 66, 150]) {
    expect(heightOf(score, 38)).toBeGreaterThanOrEqual(10);
    expect(heightOf(score, 38)).toBeLessThanOrEqual(230);
  }
});

test('a campaign that is over shows no game to come, and marks the game that ended it', () => {
  const games = [
    { score: 19, won: true },
    { score: -8, won: false },
  ];
  const drawn = campaignLine(games, TITLES, 'scores', '');
  expect(drawn).not.toContain('class="cn');
  expect(drawn).not.toContain('cnx');
  expect(drawn).toContain('cp lost');
  expect(drawn).toContain('−8');
  expect(campaignLine(games.slice(0, 1), TITLES, 'scores', 'game 2')).toContain('game 2');
});
