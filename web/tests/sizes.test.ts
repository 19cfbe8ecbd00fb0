// Sizes of screens are declared once, by name.
import { expect, test } from 'vitest';
import { SIZES, spelled } from '../src/page/sizes';

const texts = import.meta.glob<string>('../src/**/*.{css,svelte}', { query: '?raw', import: 'default', eager: true });
const queries = Object.entries(texts).flatMap(([file, text]) =>
  [...text.matchAll(/@media ([^{]*)/g)].map(([, query]) => [file, query] as const),
);

test('a style sheet names the widths that it asks for', () => {
  expect(queries.filter(([, query]) => /-width:/.test(query))).toEqual([]);
});

test('every name is that of a size, and every size is used', () => {
  const names = queries.flatMap(([, query]) => [...query.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name));
  expect([...new Set(names)].sort()).toEqual(Object.keys(SIZES).sort());
});

test('a name becomes its size, an unknown one is a mistake', () => {
  expect(spelled('(--phone) and (orientation: portrait)')).toBe('(max-width: 640px) and (orientation: portrait)');
  expect(() => spelled('(--huge)')).toThrow('huge');
});
