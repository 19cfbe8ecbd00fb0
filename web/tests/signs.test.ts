import { expect, test } from 'vitest';
import { icons } from '../src/draw/icons';
import { sign as ankhor } from '../src/games/ankhor/sign';
import { sign as arkantar } from '../src/games/arkantar/sign';
import { withSigns } from '../src/learn/signs';

const own: Record<string, (name: string) => string | null> = { ankhor, arkantar };
const pages = import.meta.glob<string>('../../src/ostraka/pages/en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = import.meta.glob<string>('../src/games/ancient_knowledge/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]);
const signsOf = (game: string): string[] => all(pages[`../../src/ostraka/pages/en/${game}.md`], /sign:([a-z0-9-]+)/g);

test('a sign is drawn where it stands, and stays on the line of its word', () => {
  const html = withSigns('<td><i data-sign="lock"></i> Lock</td>');
  expect(html).toMatch(/^<td><i class="sign lock"><svg [^]*<\/svg><\/i>&nbsp;Lock<\/td>$/);
  expect(withSigns('<i data-sign="piece-large"></i> Large', arkantar)).toContain('pc-black');
});

test('every sign of every page has a drawing', () => {
  for (const game of ['arkantar', 'ankhor', 'ancient_knowledge', 'ancient_knowledge_solo']) {
    const signs = signsOf(game);
    expect(signs.length, game).toBeGreaterThan(2);
    for (const name of signs) expect(own[game]?.(name) ?? icons[name], `${game}: ${name}`).toBeTruthy();
  }
});

test('every sign that the table of Ancient Knowledge draws is explained on its pages', () => {
  const drawn = new Set(Object.values(boards).flatMap((board) => all(board, /<Icon name="([a-z]+)"/g)));
  expect(drawn.size).toBeGreaterThan(8);
  const explained = new Set([...signsOf('ancient_knowledge'), ...signsOf('ancient_knowledge_solo')]);
  const plain = ['cancel', 'confirm', 'back', 'chevron']; // buttons, the same all over the page
  expect([...drawn].filter((name) => !explained.has(name) && !plain.includes(name))).toEqual([]);
});
