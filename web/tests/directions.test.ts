// Rooms use those above them in the map of src/README.md, so that nothing goes in circles; the frame knows no game by name.
import { expect, test } from 'vitest';
import map from '../src/README.md?raw';

const texts = import.meta.glob<string>('../src/**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ALL = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace('../src/', ''), text]));
const SOURCES = Object.keys(ALL).filter((file) => file.includes('/') && /\.(ts|svelte)$/.test(file));
const ROOMS = [...map.matchAll(/^\| `(\w+)` +\|/gm)].map(([, room]) => room);
const roomOf = (file: string): string => file.split('/')[0];

/** The files of src that a file imports. */
function usedBy(file: string): string[] {
  const folder = file.split('/').slice(0, -1);
  return [...ALL[file].matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => {
    const found = [...folder];
    for (const step of path.split('/')) {
      if (step === '..') found.pop();
      else if (step !== '.') found.push(step);
    }
    return found.join('/');
  });
}

test('the map lists every room', () => {
  expect([...new Set(SOURCES.map(roomOf))].sort()).toEqual([...ROOMS].sort());
});

test('a room uses only itself and the rooms above it', () => {
  const order = [...ROOMS, 'style'];
  const place = (file: string): number => (roomOf(file) === 'style' ? -1 : order.indexOf(roomOf(file)));
  const wrong = SOURCES.flatMap((file) =>
    usedBy(file)
      .filter((used) => place(used) > place(file) || !order.includes(roomOf(used)))
      .map((used) => `${file} uses ${used}`),
  );
  expect(wrong).toEqual([]);
});

const GAMES = [...new Set(SOURCES.map((file) => /^games\/(\w+)\//.exec(file)?.[1]))].flatMap((game) => game ?? []);

test('outside its folder no file names a game, nor a class of its board', () => {
  const named = new RegExp(`\\b(${GAMES.filter((game) => game !== 'generic').join('|')})\\b|\\bark-|\\.ak-`);
  const wrong = Object.keys(ALL).filter((file) => !/^(games|protocol)\//.test(file) && named.test(ALL[file]));
  expect(wrong).toEqual([]);
});

test('a game uses no other, but for the one of which it is a variant', () => {
  const wrong = SOURCES.filter((file) => roomOf(file) === 'games').flatMap((file) =>
    usedBy(file)
      .map((used) => used.split('/')[1])
      .filter((other) => GAMES.includes(other) && !file.split('/')[1].startsWith(other))
      .map((other) => `${file} uses ${other}`),
  );
  expect(wrong).toEqual([]);
});
