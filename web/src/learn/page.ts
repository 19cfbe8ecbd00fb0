// A rules page as the server hands it out: chapters of sections, their diagrams as views, and the words of the table.
import type { View } from '../wire/types';
import type { Message } from '../text/message';

export type Block =
  | { kind: 'text'; html: string }
  | { kind: 'diagram'; id: string; caption: string; view: View; seat: number | null }
  | { kind: 'card'; id: string; parts: { part: string; html: string }[] }
  | { kind: 'rulings'; rulings: (Message | string)[] };

export interface Section {
  id: string;
  level: number;
  title: string;
  blocks: Block[];
}

export interface Page {
  game: string;
  locale: string;
  title: string;
  sections: Section[];
  glossary: { id: string; words: string[]; meaning: string }[];
}

export type Diagram = Extract<Block, { kind: 'diagram' }>;

/** Sections of the second level with those of the third under them. */
export function chaptersOf(page: Page): Section[][] {
  const chapters: Section[][] = [];
  for (const section of page.sections) {
    if (section.level === 2 || chapters.length === 0) chapters.push([section]);
    else chapters.at(-1)?.push(section);
  }
  return chapters;
}

export const diagramsOf = (sections: Section[]): Diagram[] =>
  sections.flatMap((section) => section.blocks).filter((block): block is Diagram => block.kind === 'diagram');

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks a word in the text of HTML, never inside its tags. */
export function marked(html: string, word: string): string {
  if (word.length < 2) return html;
  const wanted = new RegExp(escaped(word), 'gi');
  return html.replace(
    /(^|>)([^<]+)/g,
    (_, edge: string, text: string) => edge + text.replace(wanted, '<mark>$&</mark>'),
  );
}

const bare = (html: string): string => html.replace(/<[^>]*>/g, ' ');

function wordsOf(block: Block): string {
  if (block.kind === 'text') return bare(block.html);
  if (block.kind === 'card') return block.parts.map((part) => bare(part.html)).join(' ');
  return block.kind === 'diagram' ? block.caption : '';
}

/** How often a word stands in some sections. */
export function found(sections: Section[], word: string): number {
  if (word.length < 2) return 0;
  const wanted = new RegExp(escaped(word), 'gi');
  const texts = sections.flatMap((section) => [section.title, ...section.blocks.map(wordsOf)]);
  return texts.reduce((sum, text) => sum + (text.match(wanted)?.length ?? 0), 0);
}
