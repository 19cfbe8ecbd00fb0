/** Words of a card's text that have a sign: numbers of knowledge and of points are shown with it. */

export type Piece = { text: string } | { number: string; icon: string; word: string };

const SIGNS: readonly [icon: string, pattern: RegExp][] = [
  ['knowledge', /(\d+) (knowledge|savoirs?|conocimientos?|Wissensmarker)\b(?! perdu| perdid)/g],
  ['vp', /(\d+) (VP|PV|SP)\b/g],
];

type Found = { at: number; end: number; number: string; icon: string; word: string };

/** The text cut where a sign stands for a word; the word is kept for those who listen. */
export function withSigns(text: string): Piece[] {
  const found: Found[] = SIGNS.flatMap(([icon, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      number: match[1],
      icon,
      word: match[2],
    })),
  ).sort((a, b) => a.at - b.at);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, end, number, icon, word } of found) {
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push({ number, icon, word });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
