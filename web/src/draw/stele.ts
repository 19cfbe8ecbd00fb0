// A result as a stele per player: one course of stone per category, as high as its points.
import { n, words } from './geometry';
import { icons } from './icons';
import { patterns } from './patterns';

export interface Stele {
  p: number;
  name: string;
  sub?: string;
  parts: Record<string, number>;
  total: number;
  win: boolean;
}

export interface Course {
  key: string;
  icon: string;
  label: string;
  pattern: string;
}

type Parts = Record<string, number>;

/** What was won, before anything was lost. */
export const heightOf = (parts: Parts): number => Object.values(parts).reduce((sum, part) => sum + Math.max(0, part), 0);
const lossOf = (parts: Parts): number => heightOf(parts) - Object.values(parts).reduce((sum, part) => sum + part, 0);

/** How far the highest stele rises above the ground, and how deep the deepest has sunk. */
export const reach = (all: Parts[]): { up: number; down: number } => ({
  up: Math.max(1, ...all.map((parts) => heightOf(parts) - lossOf(parts))),
  down: Math.max(0, ...all.map(lossOf)),
});

const box = (name: string, x: number, y: number, w: number, h: number, more = ''): string =>
  `<rect class="${name}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${more}/>`;
const says = (name: string, x: number, y: number, words: string, more = ''): string =>
  `<text class="${name}" x="${n(x)}" y="${n(y)}"${more}>${words}</text>`;
const MIDDLE = ' text-anchor="middle"';
const sign = (icon: string): string => `<path fill-rule="evenodd" class="part-icon" d="${icons[icon].d}"/>`;

/** A course lower than this has its points beside it. */
const LOW = 14;
/** How far numbers beside a stele stand apart, one above the other. */
const APART = 14;

/** One course of stone, with its icon and, where they have room, its points. */
function course({ key, icon }: Course, k: number, points: number, x: number, y: number, w: number, h: number): string {
  const middle = y + h / 2;
  const plaque =
    h < LOW
      ? ''
      : box('value-box', x + w - 40, middle - Math.min(11, h / 2 - 1.5), 32, Math.min(22, h - 3), ' rx="5"') +
        says('value-text', x + w - 24, middle + 5.5, String(points), MIDDLE);
  const drawn = h > 15 ? `<g transform="translate(${n(x + 10)} ${n(middle - 9)}) scale(.75)">${sign(icon)}</g>` : '';
  return (
    `<g class="st-c part-${k}">${box('part-fill', x, y, w, h)}${box('pattern', x, y, w, h, ` fill="url(#st-${key})"`)}` +
    `<path class="edge" d="M${n(x)} ${n(y)}h${w}"/>${drawn}${plaque}</g>`
  );
}

/** What was lost has sunk into the ground: pale, in a dashed line, with its number between icons and points. */
const sunk = (loss: number, x: number, y: number, w: number, h: number): string =>
  box('st-off', x, y, w, h) + says('st-loss', x + (w - 12) / 2, y + h / 2 + 5, `−${loss}`, MIDDLE);

const laurel = (x: number, y: number): string =>
  `<g transform="translate(${n(x - 36)} ${n(y - 78)}) scale(3)"><path class="laurel" fill-rule="evenodd" d="${icons.vp.d}"/>` +
  icons.vp.s.map(([d, width]) => `<path class="laurel-s" d="${d}" stroke-width="${width}"/>`).join('') +
  '</g>';

/** The width of the room inside a laurel, and of a figure by the size of its letters. */
const [INSIDE, FIGURE] = [34, 0.62];

/** A total inside its laurel: the more figures, the smaller they are. */
function crowned(x: number, y: number, total: string): string {
  const size = Math.min(30, Math.floor(INSIDE / (FIGURE * total.length)));
  return laurel(x, y) + says('st-t', x, y - 43 + size * 0.35, total, `${MIDDLE} style="font-size:${size}px"`);
}

/** u is the height of one point. */
export function steles(
  players: Stele[],
  cats: Course[],
  label: string,
  { u = 11, w = 150, gap = 46, left: least = 168, top = 74 } = {},
): string {
  const [first] = players;
  const named = least > 60 ? cats.filter((c) => first?.parts[c.key]) : [];
  const left = Math.max(least, ...named.map((c) => c.label.length * 7.2 + 54));
  const ext = Math.min(20, gap * 0.4);
  // The ground. A stele stands on it as high as its total: as deep as its losses it has sunk.
  const { up, down } = reach(players.map((q) => q.parts));
  const base = top + up * u + 8;
  const foot = base + down * u;
  const defs = cats.map(({ key, pattern }) => {
    const [width, height, art] = patterns[pattern];
    return `<pattern id="st-${key}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(2.2)">${art}</pattern>`;
  });
  let s = '';
  players.forEach((q, i) => {
    const x = left + i * (w + gap);
    const middle = x + w / 2;
    const loss = lossOf(q.parts);
    const bottom = base + loss * u;
    let y = bottom;
    let beside = Infinity;
    s += `<g class="stele seat-${q.p}${q.win ? ' winner' : ''}">`;
    cats.forEach((c, k) => {
      const points = q.parts[c.key] ?? 0;
      if (points <= 0) return;
      y -= points * u;
      s += course(c, k, points, x, y, w, points * u);
      if (points * u >= LOW) return;
      beside = Math.min(y + (points * u) / 2, beside - APART);
      s += says('value-outside', x + w + 6, beside + 5, String(points));
    });
    if (loss > 0) s += sunk(loss, x, Math.max(base, y), w, Math.max(1, bottom - Math.max(base, y)));
    s += box('st-o', x, y, w, Math.max(1, bottom - y));
    s += box('st-foot', x - ext, base - 2, w + ext * 2, 5, ' rx="2"');
    s += `<path class="st-cap" d="M${n(x - 8)} ${n(y)}h${w + 16}l-5 -9h${-(w + 6)}Z"/>`;
    s += q.win ? crowned(middle, y, String(q.total)) : says('st-t', middle, y - 20, String(q.total), MIDDLE);
    s += says('st-n', middle, foot + 34, words(q.name), MIDDLE);
    s += `${says('st-s', middle, foot + 50, words(q.sub ?? ''), MIDDLE)}</g>`;
  });
  // names of the categories at the height of the first stele: what was lost at its foot, what was won above it
  let y = base + (first ? lossOf(first.parts) * u : 0);
  let before = Infinity;
  for (const c of [...named].sort((a, b) => Number(first.parts[b.key] < 0) - Number(first.parts[a.key] < 0))) {
    const h = Math.max(0, first.parts[c.key]) * u;
    y -= h;
    const at = h > 0 ? y + h / 2 : base + (lossOf(first.parts) * u) / 2;
    const middle = Math.min(at, before - 19);
    before = middle;
    s += `<g class="st-l"><g transform="translate(2 ${n(middle - 8)}) scale(.66)"><path fill-rule="evenodd" d="${icons[c.icon].d}"/></g>`;
    s += `<text x="24" y="${n(middle + 4.5)}">${words(c.label)}</text><path d="M${n(left - 22)} ${n(middle)}L${n(left - 4)} ${n(at)}"/></g>`;
  }
  const width = left + players.length * (w + gap);
  return `<svg class="steles" viewBox="0 0 ${n(width)} ${n(foot + 58)}" role="img" aria-label="${words(label)}"><defs>${defs.join('')}</defs>${s}</svg>`;
}
