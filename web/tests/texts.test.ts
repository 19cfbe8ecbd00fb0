import { FluentResource, type FluentBundle } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import WORDS from 'virtual:words';
import { goodName } from '../src/games/ankhor/names';
import { emptyBundle } from '../src/text/phrase';
import { format, LANGUAGES, preferred, PSEUDO, stretched, Texts } from '../src/text/texts.svelte';

async function bundleOf(language: string, ...parts: string[]): Promise<FluentBundle> {
  const bundle = emptyBundle(language);
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

const seat = (number: number) => ({ key: 'ankhor-seat', values: { number } });

test.each([
  ['en', 'Player 1, Player 2 and Player 3 resigned.'],
  ['de', 'Spieler 1, Spieler 2 und Spieler 3 hat aufgegeben.'],
])('in %s a list has “and” before its last', async (language, text) => {
  const bundle = await bundleOf(language, 'first', 'ankhor');
  const values = { seat: { join: 'and', parts: [seat(1), seat(2), seat(3)] } };
  expect(format(bundle, { key: 'reason-resigned', values })).toBe(text);
});

test.each([
  [seat(2), 'du joueur 2'],
  ['Anna', 'd’Anna'],
  ['Élodie', 'd’Élodie'],
  ['Bernard', 'de Bernard'],
  ['le Parthénon', 'du Parthénon'],
  ['l’Atlantide', 'de l’Atlantide'],
  ['La Danta', 'de La Danta'],
  [{ called: 'Anna', you: true }, 'd’Anna'],
  [{ join: 'and', parts: [seat(1), seat(2)] }, 'du joueur 1 et du joueur 2'],
])('a name has forms', async (name, text) => {
  const bundle = await bundleOf('fr', 'first', 'ankhor');
  bundle.addResource(new FluentResource('probe = { FORM($name, "de") }'));
  expect(format(bundle, { key: 'probe', values: { name } })).toBe(text);
});

test('the reader is “you” where the catalogue can say so', async () => {
  const bundle = await bundleOf('en', 'first', 'ankhor');
  bundle.addResource(
    new FluentResource('probe = { PERSON($seat) ->\n  [you] You stop.\n *[other] { $seat } stops.\n }'),
  );
  const said = (key: string, you: boolean) => format(bundle, { key, values: { seat: { called: 'Anna', you } } });
  expect(said('probe', true)).toBe('You stop.');
  expect(said('probe', false)).toBe('Anna stops.');
  expect(said('reason-resigned', true)).toBe('You resigned.');
});

test('every folder of catalogues is a language, called as it calls itself', () => {
  expect(Object.keys(LANGUAGES)).toEqual(Object.keys(WORDS));
  expect(LANGUAGES.de).toBe('Deutsch');
  expect(preferred(['nl-NL', 'fr-CH'])).toBe('fr');
});

test('the pseudo-language is English, longer and accented, with its values as they are', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const texts = new Texts();
  await texts.speak(PSEUDO);
  expect(texts.say('reason-resigned', { seat: 'Anna' })).toBe('Anna réésíígnééd.');
  expect(stretched('Undo').length).toBe(6);
});
