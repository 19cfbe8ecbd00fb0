// The name of Ostraka, scratched into a sherd; the owl broke off.
import { icons } from './icons';
import { n, poly, rng } from './geometry';

/* Letters as a hand would scratch them into a pot. */
const LETTERS: Record<string, number[][][]> = {
  O: [[[4, 0], [7.4, 2], [8, 5.4], [5.6, 9.6], [2, 9.3], [0, 5.2], [1.2, 1.6], [4.2, 0]]],
  S: [[[7.5, 0.3], [0.6, 0], [5, 4.6], [0.3, 9.2], [7.8, 9.7]]],
  T: [[[0, 0.4], [8.4, 0]], [[4.3, 0.3], [3.9, 10]]],
  R: [[[1, 10], [0.7, 0.2], [6.3, 1.3], [6.5, 4.1], [0.9, 5.8]]],
  A: [[[0, 10], [3.9, 0], [7.9, 10.2]], [[1.5, 6.9], [6.4, 5.9]]],
  K: [[[0.8, 0], [0.5, 10]], [[7.2, 0.2], [0.9, 5.4], [7.4, 10.1]]],
};

function scratch(word: string, x: number, y: number, s: number, seed: string): string {
  const g = rng(seed);
  const j = (): number => (g() - 0.5) * 0.5;
  let d = '';
  let cx = x;
  for (const letter of word) {
    for (const stroke of LETTERS[letter]) d += 'M' + stroke.map(([a, b]) => `${n(cx + (a + j()) * s)} ${n(y + (b + j()) * s)}`).join('L');
    cx += 11.4 * s;
  }
  return d;
}

const W = 780;
const H = 236;
const A = [[30, 58], [58, 30], [170, 14], [300, 24], [430, 8], [556, 16], [596, 34], [586, 74], [606, 112], [590, 158], [608, 190], [560, 214], [430, 204], [300, 222], [170, 206], [84, 216], [52, 176], [14, 132]];
const B = [[628, 40], [690, 22], [752, 46], [770, 110], [752, 178], [706, 214], [640, 200], [624, 160], [640, 112], [618, 74]];

const depth = (points: number[][], cx: number, cy: number): number[][] =>
  points.map(([x, y]) => [x + (x - cx) * 0.008, y + 9 + (y - cy) * 0.03]);

export function logo(): string {
  const d = scratch('OSTRAKA', 76, 72, 6.35, 'hand');
  const g = rng('pits');
  let pits = '';
  for (let i = 0; i < 240; i++) {
    const [x, y, s] = [g() * W, g() * H, 0.8 + g() * 2];
    pits += `M${n(x)} ${n(y)}l${n(s)} ${n(s * 0.4)} ${n(-s * 0.3)} ${n(s)}Z`;
  }
  let key = '';
  for (let i = 0; i < 34; i++) {
    const x = 4 + i * 24;
    const y = 170 + 8 * Math.sin((x / W) * Math.PI);
    key += `M${x} ${n(y + 17)}V${n(y)}h17v12h-9v-6M${x} ${n(y + 17)}h24`;
  }
  let tongues = '';
  for (let i = 0; i < 52; i++) {
    const x = 8 + i * 15;
    tongues += `M${x} ${n(22 + 6 * Math.sin((x / W) * Math.PI))}v14q4.5 7 9 0v-14Z`;
  }
  const paint =
    `<path d="M0 0H${W}V22Q${W / 2} 34 0 22Z" fill="var(--sherd-cut)"/><path d="${tongues}" fill="var(--sherd-cut)" opacity=".9"/>` +
    `<path d="M0 52Q${W / 2} 64 ${W} 52" stroke="var(--sherd-cut)" stroke-width="2.5" fill="none"/>` +
    `<path d="M0 162Q${W / 2} 178 ${W} 162V${H}H0Z" fill="var(--sherd-cut)"/><path d="${key}" fill="none" stroke="var(--sherd-face)" stroke-width="2.8"/>` +
    `<use href="#lgPits" fill="#fff" opacity=".12"/><use href="#lgPits" fill="#000" opacity=".14" transform="translate(37 21)"/>`;
  const owl = `<g transform="translate(645 66) scale(4.05)"><path d="${icons.ancient.d}" fill="var(--sherd-cut)" fill-rule="evenodd"/></g>`;
  return (
    `<svg class="logo" viewBox="0 0 ${W} ${H}" role="img" aria-label="Ostraka"><defs><clipPath id="lgA"><path d="${poly(A)}"/></clipPath><clipPath id="lgB"><path d="${poly(B)}"/></clipPath><path id="lgPits" d="${pits}"/><g id="lgPaint">${paint}</g></defs>` +
    `<path class="lg-frac" d="${poly(depth(A, 300, 118))}"/><path class="lg-frac" d="${poly(depth(B, 690, 118))}"/>` +
    `<g clip-path="url(#lgA)"><rect width="${W}" height="${H}" class="lg-face"/><use href="#lgPaint"/><path d="M0 60C200 40 420 96 620 40V0H0Z" fill="#fff" opacity=".09"/></g>` +
    `<g transform="translate(1.5 2)"><path class="lg-hi" d="${d}"/></g><path class="lg-cut" d="${d}"/>` +
    `<g clip-path="url(#lgB)"><rect width="${W}" height="${H}" class="lg-face"/><use href="#lgPaint"/>${owl}</g>` +
    `<path d="${poly(A)}${poly(B)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.8"/></svg>`
  );
}
