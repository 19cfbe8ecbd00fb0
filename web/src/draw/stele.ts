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

/** u is the height of one point. */
export function steles(players: Stele[], cats: Course[], label: string, { u = 11, w = 150, gap = 46, left: least = 168, top = 74 } = {}): string {
  const longest = Math.max(0, ...cats.filter((c) => players[0]?.parts[c.key]).map((c) => c.label.length));
  const left = least > 60 ? Math.max(least, longest * 7.2 + 54) : least;
  const ext = Math.min(20, gap * .4), max = Math.max(1, ...players.map((q) => q.total)), base = top + max * u + 8, W = left + players.length * (w + gap), H = base + 64;
  const defs = cats.map((c) => { const [pw, ph, art] = patterns[c.pattern]; return `<pattern id="st-${c.key}" width="${pw}" height="${ph}" patternUnits="userSpaceOnUse" patternTransform="scale(2.2)">${art}</pattern>`; }).join('');
  let s = '';
  players.forEach((q, i) => {
    const x = left + i * (w + gap); let y = base;
    s += `<g class="stele p${q.p}${q.win ? ' win' : ''}"><rect class="st-foot" x="${n(x - ext * .6)}" y="${base}" width="${n(w + ext * 1.2)}" height="12" rx="2"/><rect class="st-foot" x="${n(x - ext)}" y="${base + 12}" width="${n(w + ext * 2)}" height="10" rx="2"/>`;
    cats.forEach((c, k) => { const v = q.parts[c.key], h = v * u; if (!v) return; y -= h; s += `<g class="st-c c${k}"><rect class="f" x="${x}" y="${n(y)}" width="${w}" height="${n(h)}"/><rect x="${x}" y="${n(y)}" width="${w}" height="${n(h)}" fill="url(#st-${c.key})" class="pt"/><path class="ed" d="M${x} ${n(y)}h${w}"/>${h > 15 ? `<g transform="translate(${x + 10} ${n(y + h / 2 - 9)}) scale(.75)"><path fill-rule="evenodd" class="ic" d="${icons[c.icon].d}"/></g>` : ''}${h < 14 ? `<text class="vo" x="${x + w + 6}" y="${n(y + h / 2 + 5)}">${v}</text>` : `<rect class="vb" x="${x + w - 40}" y="${n(y + h / 2 - Math.min(11, h / 2 - 1.5))}" width="32" height="${n(Math.min(22, h - 3))}" rx="5"/><text class="vt" x="${x + w - 24}" y="${n(y + h / 2 + 5.5)}" text-anchor="middle">${v}</text>`}</g>`; });
    s += `<rect class="st-o" x="${x}" y="${n(y)}" width="${w}" height="${n(base - y)}"/>`;
    s += `<path class="st-cap" d="M${x - 8} ${n(y)}h${w + 16}l-5 -9h${-(w + 6)}Z"/>`;
    if (q.win) s += `<g transform="translate(${x + w / 2 - 36} ${n(y - 78)}) scale(3)"><path class="laurel" fill-rule="evenodd" d="${icons.vp.d}"/>${icons.vp.s.map(([p2, sw]) => `<path class="laurel-s" d="${p2}" stroke-width="${sw}"/>`).join('')}</g>`;
    s += `<text class="st-t" x="${x + w / 2}" y="${n(y - (q.win ? 31 : 20))}" text-anchor="middle">${q.total}</text><text class="st-n" x="${x + w / 2}" y="${base + 46}" text-anchor="middle">${words(q.name)}</text><text class="st-s" x="${x + w / 2}" y="${base + 62}" text-anchor="middle">${words(q.sub ?? '')}</text></g>`;
  });
  // names of the categories at the height of the first stele
  let y = base; const q = players[0]; let prev = Infinity;
  if (left > 60) cats.forEach((c) => { const h = (q.parts[c.key] ?? 0) * u; if (!h) return; y -= h; let cy = y + h / 2; if (prev - cy < 19) cy = prev - 19; prev = cy; s += `<g class="st-l"><g transform="translate(2 ${n(cy - 8)}) scale(.66)"><path fill-rule="evenodd" d="${icons[c.icon].d}"/></g><text x="24" y="${n(cy + 4.5)}">${words(c.label)}</text><path d="M${left - 22} ${n(cy)}L${left - 4} ${n(y + h / 2)}"/></g>`; });
  return `<svg class="steles" viewBox="0 0 ${W} ${H + 6}" role="img" aria-label="${words(label)}"><defs>${defs}</defs>${s}</svg>`;
}
