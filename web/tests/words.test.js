// @vitest-environment node
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words } from '../vite.config.js';

const WATCHED = { addWatchFile: () => {} };

/** Catalogues with English whole, and a language that somebody has begun. */
async function begun() {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  const files = {
    'en/core.ftl': 'language-name = English',
    'en/web.ftl': 'web-play = Play\nweb-learn = Learn',
    'en/web_heaps.ftl': 'web-heaps-take = Take',
    'nl/core.ftl': 'language-name = Nederlands',
    'nl/web.ftl': 'web-play = Spelen',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** What a module of words says, by key. */
async function said(id) {
  const module = await words(await begun()).load.call(WATCHED, id);
  const entries = JSON.parse(JSON.parse(/JSON\.parse\((.*)\);$/.exec(module)[1]));
  return Object.fromEntries(entries.map((entry) => [entry.id, entry.value]));
}

test('a folder of catalogues is a language', async () => {
  expect(await words(await begun()).load.call(WATCHED, 'virtual:words')).toContain('Nederlands');
});

test('what has not been translated yet is said in English', async () => {
  expect(await said('virtual:words-nl-first')).toEqual({
    'language-name': 'Nederlands',
    'web-play': 'Spelen',
    'web-learn': 'Learn',
  });
  expect(await said('virtual:words-nl-heaps')).toEqual({ 'web-heaps-take': 'Take' });
});
