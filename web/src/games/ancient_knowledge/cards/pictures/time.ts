/** What measures a solo game: the die of Unlearning and the Time card. */
import '../../figures.css';
import { n, rect } from '../../../../draw/geometry';
import { f } from './sherd';

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
/** One face of the die of Unlearning, bone with a rim; blank before the first roll. */
export function die(k: number): string {
  return `<svg class="die-picture" viewBox="0 0 40 42" aria-hidden="true"><rect class="die-edge" x="1" y="4" width="38" height="37" rx="8"/><rect class="die-face" x="1" y="1" width="38" height="37" rx="8"/>${(pips[k] ?? []).map(([x, y]) => `<circle class="die-pip" cx="${20 + x * 9.5}" cy="${19.5 + y * 9.5}" r="3.6"/>`).join('')}</svg>`;
}
/** The Time card: an hourglass; the sand above is the way left before it leaves. */
export function hourglass(left: number, of: number): string {
  const k = Math.max(0, Math.min(1, left / of)),
    h = 25 * k;
  return `<svg class="picture pic-time" viewBox="0 0 160 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="ink-tint" width="160" height="92"/>${Array.from(
    { length: 24 },
    (_, i) => {
      const a = (i * 15 * Math.PI) / 180;
      return `<path class="ink-line" style="stroke-width:${i % 2 ? 1 : 2}" d="M${n(80 + 46 * Math.cos(a))} ${n(46 + 46 * Math.sin(a))}L${n(80 + (i % 2 ? 60 : 86) * Math.cos(a))} ${n(46 + (i % 2 ? 60 : 86) * Math.sin(a))}"/>`;
    },
  ).join(
    '',
  )}${f(rect(52, 6, 56, 7) + rect(52, 79, 56, 7))}${f('M58 14H102Q102 36 84 46Q102 56 102 78H58Q58 56 76 46Q58 36 58 14Z' + 'M63 18H97Q95 34 81 44V48Q95 58 97 74H63Q65 58 79 48V44Q65 34 63 18Z')}${k ? f(`M${n(80 - 5 - 11 * k)} ${n(42 - h * 0.8)}H${n(80 + 5 + 11 * k)}Q${n(80 + 3 + 6 * k)} 38 80 43Q${n(80 - 3 - 6 * k)} 38 ${n(80 - 5 - 11 * k)} ${n(42 - h * 0.8)}Z`) : ''}${f(rect(79, 43, 2, 20))}${f(`M65 74Q70 ${n(74 - 20 * (1 - k) - 3)} 80 ${n(70 - 20 * (1 - k))}Q90 ${n(74 - 20 * (1 - k) - 3)} 95 74Z`)}</svg>`;
}
