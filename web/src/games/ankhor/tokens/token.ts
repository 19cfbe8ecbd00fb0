/** A token: its outline tells the kind as well as its colour and its symbol do. */
import { arc, n, poly } from '../../../draw/geometry';
import { icons } from '../../../draw/icons';
import { inks, symbols, type Good } from './inks';

type Outline = number[][];
const scaled = (points: Outline, k: number): Outline => points.map(([x, y]) => [x * k, y * k]);

const lozenge: Outline = [
  [0, -1.16],
  [1.16, 0],
  [0, 1.16],
  [-1.16, 0],
];
const square: Outline = [
  [-0.88, -0.88],
  [0.88, -0.88],
  [0.88, 0.88],
  [-0.88, 0.88],
];

/** The outline of each kind for a token of radius r. */
const outlines: Record<Good, (r: number) => Outline> = {
  blue: (r) => arc(0, 0, r, 0, 360, 40),
  white: (r) => scaled(lozenge, r),
  black: (r) => scaled(square, r),
  green: (r) => arc(0, 0.06 * r, r * 1.1, -90, 270, 5).slice(0, 5),
  red: (r) => arc(0, 0, r * 1.06, -30, 330, 6).slice(0, 6),
  ankh: (r) => [...arc(0, -0.35 * r, r * 0.84, 180, 360, 16), ...arc(0, 0.35 * r, r * 0.84, 0, 180, 16)],
};

const symbolSize: Partial<Record<Good, number>> = { ankh: 0.78, green: 0.74 };

/** A token around (x, y), as a group of an SVG. */
export function token(kind: Good, x: number, y: number, r: number): string {
  const [fill, symbol, edge] = inks[kind];
  const outline = outlines[kind](r);
  const below = outline.map(([a, b]) => [a, b + r * 0.16]);
  const k = (r / 12) * (symbolSize[kind] ?? 0.8);
  return (
    `<g transform="translate(${n(x)} ${n(y)})">` +
    `<path d="${poly(below)}" fill="${edge}" stroke="${edge}" stroke-width="${n(r * 0.12)}" stroke-linejoin="round"/>` +
    `<path d="${poly(outline)}" fill="${fill}" stroke="${edge}" stroke-width="${n(r * 0.1)}" stroke-linejoin="round"/>` +
    `<path d="${poly(scaled(outline, 0.83))}" fill="none" stroke="${symbol}" stroke-opacity=".55" stroke-width="${n(r * 0.05)}"/>` +
    `<path transform="translate(${n(-12 * k)} ${n(-12 * k)}) scale(${n(k)})" fill="${symbol}" fill-rule="evenodd" d="${icons[symbols[kind]].d}"/>` +
    '</g>'
  );
}
