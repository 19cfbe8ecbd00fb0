// A campaign as a line over the titles that its scores earn, each naming the hindrance it brings.
import { n, words } from '../draw/geometry';

export interface Title {
  least: number | null;
  title: string;
  hindrance: string;
}

const W = 600;
const H = 240;
const LEFT = 268;
const TOP = 66;
const GAMES = 15;

export function campaignLine(scores: number[], titles: Title[], label: string, next: string): string {
  const floor = (titles.at(-2)?.least ?? 45) - 7;
  const y = (score: number): number => 6 + ((TOP - Math.max(floor, Math.min(TOP, score))) * (H - 12)) / (TOP - floor);
  const x = (game: number): number => LEFT + 36 + game * 20;
  let s = '';
  titles.forEach(({ title, hindrance }, at) => {
    const [y0, y1] = [at ? y(titles[at - 1].least ?? floor) : y(TOP), y(titles[at].least ?? floor)];
    const middle = n((y0 + y1) / 2 + 5);
    s += `<rect class="cb${at % 2}" x="0" y="${n(y0)}" width="${W}" height="${n(y1 - y0)}"/>`;
    s += `<text class="cbt" x="8" y="${middle}">${words(title)}</text><text class="cbh" x="106" y="${middle}">${words(hindrance)}</text>`;
  });
  for (const { least } of titles) {
    if (least === null) continue;
    s += `<path class="cg" d="M${LEFT - 2} ${n(y(least))}H${W}"/><text class="cgn" x="${LEFT + 14}" y="${n(y(least) + 4)}" text-anchor="end">${least}</text>`;
  }
  if (scores.length > 1)
    s += `<path class="cl" d="M${scores.map((score, at) => `${n(x(at))} ${n(y(score))}`).join('L')}"/>`;
  scores.forEach((score, at) => {
    s += `<g class="cp"><circle cx="${n(x(at))}" cy="${n(y(score))}" r="12"/><text x="${n(x(at))}" y="${n(y(score) + 4.5)}" text-anchor="middle">${score}</text></g>`;
  });
  for (let at = scores.length; at < GAMES; at++) {
    const now = at === scores.length;
    s += `<circle class="cn${now ? ' nx' : ''}" cx="${n(x(at))}" cy="${n(y(52))}" r="${now ? 9 : 3.5}"/>`;
  }
  s += `<text class="cnx" x="${n(x(scores.length) + 16)}" y="${n(y(52) - 12)}">${words(next)}</text>`;
  return `<svg class="camp" viewBox="0 0 ${W} ${H}" role="img" aria-label="${words(label)}">${s}</svg>`;
}
