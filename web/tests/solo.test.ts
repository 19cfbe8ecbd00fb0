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
  expect(drawn).not.toContain('game-dot');
  expect(drawn).not.toContain('next-name');
  expect(drawn).toContain('game-score lost');
  expect(drawn).toContain('−8');
  expect(campaignLine(games.slice(0, 1), TITLES, 'scores', 'game 2')).toContain('game 2');
});

test('the game to come stands where the last one ended, not in the band of a title that nobody earned', () => {
  const drawn = campaignLine([{ score: 19, won: true }], TITLES, 'scores', 'Game 2');
  const [, height] = /class="game-dot next-steps" cx="[\d.]+" cy="([\d.]+)"/.exec(drawn) ?? [];
  expect(Number(height)).toBeCloseTo(heightOf(19, 38), 1);
});

test('thresholds stand beside the longest hindrance, not on it', () => {
  const hindrance = '2 cartes de moins, Temps sur 4';
  const drawn = campaignLine([], [{ ...TITLES[0], hindrance }, TITLES[4]], 'scores', '');
  const [at] = [...drawn.matchAll(/class="grid-number" x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(at - 2 * 9).toBeGreaterThan(106 + 6.9 * hindrance.length);
});

test('the name of the game to come stands in the band that the last score earned', () => {
  for (let score = 45; score < 66; score++) {
    const drawn = campaignLine([{ score, won: true }], TITLES, 'scores', 'Game 2');
    const [, name] = /class="next-name" x="[\d.]+" y="([\d.]+)"/.exec(drawn) ?? [];
    const bands = [...drawn.matchAll(/class="band-\d" x="0" y="([\d.]+)" width="\d+" height="([\d.]+)"/g)];
    const earned = TITLES.findIndex(({ least }) => least === null || score >= least);
    for (const height of [Number(name), Number(name) - 9]) {
      const band = bands.findIndex(([, top, high]) => height >= Number(top) && height <= Number(top) + Number(high));
      expect(band, `${score}`).toBe(earned);
    }
  }
});
