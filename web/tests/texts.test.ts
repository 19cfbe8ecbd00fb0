import { FluentBundle } from '@fluent/bundle';
import { expect, test } from 'vitest';
import WORDS from 'virtual:words';
import { goodName } from '../src/games/ankhor/names';
import { format } from '../src/text/texts.svelte';

async function bundleOf(language: string, ...parts: string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) bundle.addResource({ body: (await WORDS[language][part]()).default });
  return bundle;
}

test.each(Object.keys(WORDS))('in %s the log calls tokens what the board calls them', async (language) => {
  const bundle = await bundleOf(language, 'first', 'ankhor');
  for (const token of ['blue', 'white', 'black', 'green', 'red', 'ankh'] as const) {
    const counted = format(bundle, { key: 'ankhor-tokens', values: { token, count: 1 } });
    expect(counted).toBe(`1 ${format(bundle, goodName(token))}`);
  }
});
