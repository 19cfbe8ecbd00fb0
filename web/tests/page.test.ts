import { expect, test } from 'vitest';
import { chaptersOf, found, marked, type Page } from '../src/learn/page';

const page: Page = {
  game: 'arkantar',
  locale: 'en',
  title: 'Arkantar',
  sections: [
    { id: 'goal', level: 2, title: 'The goal', blocks: [{ kind: 'text', html: '<p class="slide">Slide far.</p>' }] },
    { id: 'moving', level: 2, title: 'Moving', blocks: [] },
    { id: 'slide', level: 3, title: 'Slide', blocks: [{ kind: 'text', html: '<p>A slide slides.</p>' }] },
  ],
  glossary: [],
};

test('chapters gather the sections under them', () => {
  expect(chaptersOf(page).map((chapter) => chapter.map((section) => section.id))).toEqual([
    ['goal'],
    ['moving', 'slide'],
  ]);
});

test('a found word is marked in the text and never in a tag', () => {
  expect(marked('<p class="slide">Slide far.</p>', 'slide')).toBe('<p class="slide"><mark>Slide</mark> far.</p>');
  expect(found(page.sections, 'slide')).toBe(4);
});

test('signs of patterns are only signs', () => {
  expect(marked('<p>a (b) c</p>', '(b)')).toBe('<p>a <mark>(b)</mark> c</p>');
});
