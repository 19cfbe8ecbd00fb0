/**
 * What all pictures of cards share: the box, the figure on it, sky and ground.
 *
 * Colours come from the theme by class: `ink-figure` the figure, `ink-tint` its ground, `ink-colour` lines incised
 * in the figure, `ink-line` lines drawn on the ground. By day black figures on clay, by night clay on black.
 */
import { cut, n } from '../../../../draw/geometry';
import { icons } from '../../../../draw/icons';

/** Width and height of a picture, and its ground line. */
export const W = 160;
export const H = 92;
export const G = 74;

/** Dice that fall the same way for the same card. */
export type Random = () => number;
/** The drawings of a family, by motif. */
export type Motifs = Record<string, (g: Random) => string>;

/** A figure: a silhouette whose inner contours are cut out. */
export const f = (d: string): string => `<path class="ink-figure" fill-rule="evenodd" d="${d}"/>`;

/** One straight incised line. */
export const score = (x0: number, y0: number, x1: number, y1: number, w?: number): string =>
  cut(
    [
      [x0, y0],
      [x1, y1],
    ],
    w,
  );

/** A line drawn on the ground of the picture. */
export const stroke = (d: string, w = 2.2): string =>
  `<path class="ink-line" style="stroke-width:${w};stroke-linejoin:round" d="${d}"/>`;

/** An icon as a figure. */
export const put = (name: string, x: number, y: number, k: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">${f(icons[name].d)}</g>`;

/** A star of k points in which every m-th is joined. */
export function star(cx: number, cy: number, r: number, k: number, m: number): string {
  const point = (i: number): string => {
    const a = -Math.PI / 2 + (((i * m) % k) * 2 * Math.PI) / k;
    return `${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
  };
  return 'M' + Array.from({ length: k }, (_, i) => point(i)).join('L') + 'Z';
}

function sun(x: number, y: number, r: number): string {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const a = (i * 30 * Math.PI) / 180;
    const from = `${n(x + (r + 2.5) * Math.cos(a))} ${n(y + (r + 2.5) * Math.sin(a))}`;
    return `<path class="ink-line" d="M${from}L${n(x + (r + 6) * Math.cos(a))} ${n(y + (r + 6) * Math.sin(a))}"/>`;
  });
  return `<circle class="ink-stroke" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>${rays.join('')}`;
}

function moon(g: Random, x: number, y: number, r: number): string {
  const stars = Array.from(
    { length: 5 },
    () => `<circle class="ink-stroke" cx="${n(10 + g() * 140)}" cy="${n(6 + g() * 30)}" r="1.2"/>`,
  );
  const inner = n(r * 0.8);
  return `<path class="ink-stroke" d="M${n(x)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 ${n(r)} ${n(r)}a${inner} ${inner} 0 0 1 ${n(-r)} ${n(-r)}Z"/>${stars.join('')}`;
}

function birds(g: Random, left: boolean): string {
  return Array.from({ length: 3 }, (_, i) => {
    const x = (left ? 6 : 108) + g() * 24;
    const y = 8 + i * 7 + g() * 4;
    return `<path class="ink-line ink-white" fill="none" d="M${n(x)} ${n(y)}q5 -5 10 0q5 -5 10 0"/>`;
  }).join('');
}

/** A sky with a sun, a moon and stars, or birds. */
export function sky(g: Random): string {
  const left = g() < 0.5;
  const x = left ? 16 + g() * 12 : 132 + g() * 12;
  const y = 15 + g() * 5;
  const r = 6 + g() * 4;
  const kind = g();
  if (kind < 0.5) return sun(x, y, r);
  return kind < 0.78 ? moon(g, x, y, r) : birds(g, left);
}

const friezes: Record<string, (i: number) => string> = {
  megalith: (i) => `M${i * 20 - 6} 83q5 -5 10 0q5 5 10 0`,
  city: (i) => `M${i * 14} 88v-8h8v5h-4v-2`,
  pyramid: (i) => `M${i * 12} 88l6 -8 6 8`,
};

/** The ground with the frieze of its family: waves, meander, zigzag. */
export function ground(kind: string): string {
  const frieze = Array.from({ length: 14 }, (_, i) => friezes[kind](i)).join('');
  return (
    f(`M0 ${G}H${W}V${H}H0Z`) +
    `<path class="ink-colour" d="${frieze}"/><path class="ink-colour" d="M0 ${G + 3.5}H${W}"/>`
  );
}
