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

const W = 600;
const H = 240;
const LEFT = 268;
const TOP = 66;
const GAMES = 15;
const STEP = 20;
/** Two marks side by side do not touch, and none is cut off at an edge. */
const R = 9.5;
const EDGE = R + 3;

/** Where the centre of a mark lies: scores beyond the titles stay at the edge of theirs. */
export const heightOf = (score: number, floor: number): number =>
  Math.max(EDGE, Math.min(H - EDGE, 6 + ((TOP - score) * (H - 12)) / (TOP - floor)));

/** `next` names the game to come, and is empty once there is none. */
export function campaignLine(points: Point[], titles: Title[], label: string, next: string): string {
  const floor = (titles.at(-2)?.least ?? 45) - 7;
  const y = (score: number): number => 6 + ((TOP - Math.max(floor, Math.min(TOP, score))) * (H - 12)) / (TOP - floor);
  const at = (score: number): number => heightOf(score, floor);
  const x = (game: number): number => LEFT + 36 + game * STEP;
  let s = '';
  titles.forEach(({ title, hindrance }, row) => {
    const [y0, y1] = [row ? y(titles[row - 1].least ?? floor) : y(TOP), y(titles[row].least ?? floor)];
    const middle = n((y0 + y1) / 2 + 5);
    s += `<rect class="cb${row % 2}" x="0" y="${n(y0)}" width="${W}" height="${n(y1 - y0)}"/>`;
    s += `<text class="cbt" x="8" y="${middle}">${words(title)}</text><text class="cbh" x="106" y="${middle}">${words(hindrance)}</text>`;
  });
  for (const { least } of titles) {
    if (least === null) continue;
    s += `<path class="cg" d="M${LEFT - 2} ${n(y(least))}H${W}"/><text class="cgn" x="${LEFT + 14}" y="${n(y(least) + 4)}" text-anchor="end">${least}</text>`;
  }
  if (points.length > 1)
    s += `<path class="cl" d="M${points.map(({ score }, game) => `${n(x(game))} ${n(at(score))}`).join('L')}"/>`;
  points.forEach(({ score, won }, game) => {
    const [cx, cy] = [x(game), at(score)];
    const mark = won
      ? `<circle cx="${n(cx)}" cy="${n(cy)}" r="${R}"/>`
      : `<rect x="${n(cx - R)}" y="${n(cy - R)}" width="${2 * R}" height="${2 * R}"/>`;
    const said = String(score).replace('-', '−');
    s += `<g class="cp${won ? '' : ' lost'}">${mark}<text x="${n(cx)}" y="${n(cy + 4)}" text-anchor="middle">${said}</text></g>`;
  });
  if (next) {
    for (let game = points.length; game < GAMES; game++) {
      const now = game === points.length;
      s += `<circle class="cn${now ? ' nx' : ''}" cx="${n(x(game))}" cy="${n(y(52))}" r="${now ? 9 : 3.5}"/>`;
    }
    s += `<text class="cnx" x="${n(x(points.length) + 16)}" y="${n(y(52) - 12)}">${words(next)}</text>`;
  }
  return `<svg class="camp" viewBox="0 0 ${W} ${H}" role="img" aria-label="${words(label)}">${s}</svg>`;
}
