// A class is called what it is: no abbreviations of three letters or fewer, in style sheets or in markup.
import { expect, test } from 'vitest';

const texts = import.meta.glob<string>('../src/**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const style = (file: string, text: string): string =>
  file.endsWith('.css') ? text : (/<style[^>]*>([^]*)<\/style>/.exec(text)?.[1] ?? '');
const isShort = (name: string): boolean => name.length <= 3;

test('no class of a style sheet is an abbreviation', () => {
  const short = Object.entries(texts).flatMap(([file, text]) =>
    [
      ...style(file, text)
        .replace(/\/\*[^]*?\*\/|url\([^)]*\)/g, '')
        .matchAll(/\.([a-z_][\w-]*)(?=[^{}]*\{)/gi),
    ]
      .map(([, name]) => name)
      .filter(isShort)
      .map((name) => `${file}: .${name}`),
  );
  expect(short).toEqual([]);
});

test('no class that markup switches on or lists is an abbreviation', () => {
  const short = Object.entries(texts).flatMap(([file, text]) => {
    const switched = [...text.matchAll(/\sclass:([\w-]+)/g)].map(([, name]) => name);
    const listed = [...text.matchAll(/\sclass="([a-z][\w -]*)"/g)].flatMap(([, names]) => names.trim().split(/\s+/));
    return [...switched, ...listed].filter(isShort).map((name) => `${file}: ${name}`);
  });
  expect(short).toEqual([]);
});

const CLASSES = /\.([a-z_][\w-]*)/gi;
const named = (text: string): string[] => [...text.matchAll(CLASSES)].map(([, name]) => name);
/** The selectors of a style sheet, without what is written between braces or comes from elsewhere. */
const selectors = (text: string): string[] =>
  [...text.replace(/\/\*[^]*?\*\/|url\([^)]*\)/g, '').matchAll(/([^{};]*)\{/g)].map(([, selector]) => selector);
const GLOBAL = /:global\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** What stands in a file beside its style and its comments: the words, and the beginnings of names that a number or a state ends. */
class Markup {
  readonly words: Set<string>;
  readonly starts: string[];

  constructor(text: string) {
    const said = text.replace(/<style[^>]*>[^]*<\/style>|\/\*[^]*?\*\/|<!--[^]*?-->|(?<!:)\/\/[^\n]*/g, '');
    this.words = new Set(said.match(/[a-z_][\w-]*/gi));
    this.starts = [...said.matchAll(/(?<=[\s"'`])([a-z][\w-]+)\$?\{/g)].map(([, start]) => start);
  }

  gives(name: string): boolean {
    return this.words.has(name) || this.starts.some((start) => name.startsWith(start));
  }
}
const pages = Object.entries(texts).filter(([file]) => !file.endsWith('.css'));
const markups = new Map(pages.map(([file, text]) => [file, new Markup(text)]));
const given = (name: string): boolean => [...markups.values()].some((markup) => markup.gives(name));
/** What scripts switch on and off on elements of components that do not name it. */
const switched = pages.flatMap(([file, text]) =>
  [...text.matchAll(/classList\.(?:add|remove|toggle)\(([^;]*)\);/g)].flatMap(([, names]) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => [file, name] as const),
  ),
);

test('every class of a style sheet is given to something', () => {
  const idle = Object.entries(texts).flatMap(([file, text]) => {
    const own = markups.get(file);
    return selectors(style(file, text)).flatMap((selector) => {
      const everywhere = own ? [...selector.matchAll(GLOBAL)].flatMap(([, inner]) => named(inner)) : named(selector);
      const here = own ? named(selector.replace(GLOBAL, '')) : [];
      return [
        ...everywhere.filter((name) => !given(name)),
        ...here.filter((name) => !own?.gives(name) && !switched.some(([, other]) => other === name)),
      ].map((name) => `${file}: .${name}`);
    });
  });
  expect(idle).toEqual([]);
});

test('every class that a script switches on has a style', () => {
  const known = new Set(Object.entries(texts).flatMap(([file, text]) => selectors(style(file, text)).flatMap(named)));
  expect(switched.filter(([, name]) => !known.has(name))).toEqual([]);
});

test('every class that a script looks for is given to something', () => {
  const sought = pages.flatMap(([file, text]) =>
    [...text.matchAll(/(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?(?:\?\.)?\(\s*'([^']*)'/g)].flatMap(
      ([, selector]) => named(selector).map((name) => [file, name] as const),
    ),
  );
  expect(sought.filter(([, name]) => !given(name))).toEqual([]);
});
