// A path and what it asks and answers cannot disagree: the compiler refuses what the server does not have.
import { expect, test, vi } from 'vitest';
import { get, post } from '../src/wire/api';
import type { AnswerOf, Beside } from '../src/wire/paths';
import type { Review, TableInfo } from '../src/wire/protocol';

const refused = (): void => {
  // @ts-expect-error there is no such path
  void get('/tabels');
  // @ts-expect-error it is asked by POST
  void get('/play');
  // @ts-expect-error a table has no such part
  void get(`/tables/${String(1)}/replays`);
  // @ts-expect-error a game is wanted
  void post('/play', { level: 1 });
};

test('a path is known with anything in its places, with a query, and as one of several', () => {
  const info: AnswerOf<'GET', `/tables/${string}`> extends TableInfo ? true : false = true;
  const review: AnswerOf<'POST', `/tables/${string}/review?invite=${string}`> extends Review ? true : false = true;
  const several: Beside<'POST', `/tables/${string}/${'leave' | 'cancel'}`> = [];
  expect([info, review, several, typeof refused]).toEqual([true, true, [], 'function']);
});

test('a body is sent where one is given, and an empty document where none is', async () => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push([path, init.body]);
    return new Response('{}');
  });
  await get('/games');
  await post('/me/links');
  await post('/play', { game: 'arkantar', level: 1 });
  vi.unstubAllGlobals();
  expect(sent).toEqual([
    ['/api/games', undefined],
    ['/api/me/links', '{}'],
    ['/api/play', '{"game":"arkantar","level":1}'],
  ]);
});
