// The win-probability curve of a game: one line per seat with its own style, turning points as broken pots, turns as ticks.
import { n, words } from './geometry';
import { icons } from './icons';

export interface Curve {
  /** Each seat's chance at every ply; p is the player's number from 1. */
  seats: { wins: number[]; p: number }[];
  /** The ply at which each turn begins. */
  turns?: number[];
  marks?: { ply: number; grade: string; on?: boolean }[];
  at?: number;
  W?: number;
  H?: number;
  pad?: [left: number, top: number, right: number, bottom: number];
  k?: number;
  label: string;
}

export function curve({ seats, turns = [], marks = [], at = 0, W = 1040, H = 132, pad = [34, 14, 12, 20], k = 1, label }: Curve): string {
  const N = Math.max(1, seats[0].wins.length - 1), [l, t, r, b] = pad, x = (i: number) => l + ((W - l - r) * i) / N, y = (v: number) => t + (H - t - b) * (1 - v);
  const each = Math.max(k < 1 ? 4 : 2, Math.ceil((turns.length * 30) / W)); // room for the numbers of turns
  let s = '';
  turns.forEach((q, i) => { const x0 = x(q), x1 = x(turns[i + 1] ?? N); s += `<rect class="cv-t${i % 2}" x="${n(x0)}" y="${t}" width="${n(x1 - x0)}" height="${H - t - b}"/>`; if (i % each === 0) s += `<text class="cv-n" x="${n((x0 + x1) / 2)}" y="${H - 5}" text-anchor="middle">${i + 1}</text>`; });
  for (const v of [0, .5, 1]) s += `<path class="cv-g${v === .5 ? ' mid-line' : ''}" d="M${l} ${n(y(v))}H${W - r}"/><text class="cv-n" x="${l - 6}" y="${n(y(v) + 4)}" text-anchor="end">${v * 100}</text>`;
  const path = (w: number[]) => { let d = `M${n(x(0))} ${n(y(w[0]))}`; for (let i = 1; i < w.length; i++) { const xm = (x(i - 1) + x(i)) / 2; d += `C${n(xm)} ${n(y(w[i - 1]))} ${n(xm)} ${n(y(w[i]))} ${n(x(i))} ${n(y(w[i]))}`; } return d; };
  seats.forEach(({ wins, p }, i) => { const d = path(wins); if (!i) s += `<path class="cv-a seat-${p}" d="${d}V${n(y(.5))}H${n(x(0))}Z"/>`; s += `<path class="cv-l seat-${p} line-${i}" d="${d}"/>`; });
  s += `<path class="cv-now" d="M${n(x(at))} ${t - 6}V${H - b}"/><path class="cv-nh" d="M${n(x(at))} ${t - 1}l-7 -10h14Z"/>`;
  for (const m of marks) { const cx = x(m.ply), cy = y(seats[0].wins[m.ply]); s += `<g class="cv-m${m.on ? ' is-on' : ''}"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(12 * k)}"/><g transform="translate(${n(cx - 8 * k)} ${n(cy - 8 * k)}) scale(${n(.667 * k)})"><path fill-rule="evenodd" d="${(icons['grade-' + m.grade] ?? icons['grade-good']).d}"/></g></g>`; }
  return `<svg class="curve" viewBox="0 0 ${W} ${H}" role="img" aria-label="${words(label)}">${s}</svg>`;
}
