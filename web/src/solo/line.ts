// A campaign as a line over the titles that its scores earn, each naming the hindrance it brings.
import { n, words } from '../draw/geometry';

export interface Title {
  least: number | null;
  title: string;
  hindrance: string;
}

export interface Point {
  score: number;
  won: boolean;
}

const H = 240;
const HINDRANCE = 106;
/** About as wide as a letter, so that the thresholds stand beside the longest hindrance in every language. */
const LETTER = 7.4;
/** From the thresholds to the right edge. */
const GAMES_WIDE = 332;
const TOP = 66;
const GAMES = 15;
const STEP = 20;
/** Two marks side by side do not touch, and none is cut off at an edge. */
const R = 9.5;
const EDGE = R + 3;
/** From the middle of a mark to the other side of a line of text above or below it. */
const NAME = 24;

/** Where the centre of a mark lies: scores beyond the titles stay at the edge of theirs. */
export const heightOf = (score: number, floor: number): number =>
  Math.max(EDGE, Math.min(H - EDGE, 6 + ((TOP - score) * (H - 12)) / (TOP - floor)));

/** `next` names the game to come, and is empty once there is none. */
export function campaignLine(points: Point[], titles: Title[], label: string, next: string): string {
  const left = HINDRANCE + LETTER * Math.max(22, ...titles.map(({ hindrance }) => hindrance.length));
  const wide = Math.round(left + GAMES_WIDE);
  const floor = (titles.at(-2)?.least ?? 45) - 7;
  const y = (score: number): number => 6 + ((TOP - Math.max(floor, Math.min(TOP, score))) * (H - 12)) / (TOP - floor);
  const at = (score: number): number => heightOf(score, floor);
  const x = (game: number): number => left + 36 + game * STEP;
  let s = '';
  titles.forEach(({ title, hindrance }, row) => {
    const [y0, y1] = [row ? y(titles[row - 1].least ?? floor) : y(TOP), y(titles[row].least ?? floor)];
    const middle = n((y0 + y1) / 2 + 5);
    s += `<rect class="band-${row % 2}" x="0" y="${n(y0)}" width="${wide}" height="${n(y1 - y0)}"/>`;
    s += `<text class="band-title" x="8" y="${middle}">${words(title)}</text><text class="band-hindrance" x="${HINDRANCE}" y="${middle}">${words(hindrance)}</text>`;
  });
  for (const { least } of titles) {
    if (least === null) continue;
    s += `<path class="grid-line" d="M${n(left - 2)} ${n(y(least))}H${wide}"/><text class="grid-number" x="${n(left + 14)}" y="${n(y(least) + 4)}" text-anchor="end">${least}</text>`;
  }
  if (points.length > 1)
    s += `<path class="score-line" d="M${points.map(({ score }, game) => `${n(x(game))} ${n(at(score))}`).join('L')}"/>`;
  points.forEach(({ score, won }, game) => {
    const [cx, cy] = [x(game), at(score)];
    const mark = won
      ? `<circle cx="${n(cx)}" cy="${n(cy)}" r="${R}"/>`
      : `<rect x="${n(cx - R)}" y="${n(cy - R)}" width="${2 * R}" height="${2 * R}"/>`;
    const said = String(score).replace('-', '−');
    s += `<g class="game-score${won ? '' : ' lost'}">${mark}<text x="${n(cx)}" y="${n(cy + 4)}" text-anchor="middle">${said}</text></g>`;
  });
  if (next) {
    // The game to come has no score yet: it goes on from the height of the last one, above the middle of the chart at first.
    const ahead = points.length > 0 ? at(points[points.length - 1].score) : y(52);
    for (let game = points.length; game < GAMES; game++) {
      const now = game === points.length;
      s += `<circle class="game-dot${now ? ' next-steps' : ''}" cx="${n(x(game))}" cy="${n(ahead)}" r="${now ? 9 : 3.5}"/>`;
    }
    // Its name stands in the same band: above the mark where there is room, below it otherwise.
    const tops = [0, y(TOP), ...titles.flatMap(({ least }) => (least === null ? [] : [y(least)]))];
    const top = Math.max(...tops.filter((edge) => edge < ahead - 0.5));
    const name = ahead - top < NAME ? ahead + NAME - 2 : ahead - 12;
    s += `<text class="next-name" x="${n(x(points.length) + 16)}" y="${n(name)}">${words(next)}</text>`;
  }
  return `<svg class="camp" style="min-width:${n(wide * 0.85)}px" viewBox="0 0 ${wide} ${H}" role="img" aria-label="${words(label)}">${s}</svg>`;
}
