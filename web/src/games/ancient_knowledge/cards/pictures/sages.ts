/** Ancient technologies: a bearded sage in profile and the sign of what he taught. */
import { arc, cut, dot, n, quad, rect } from '../../../../draw/geometry';
import { f, score, stroke, put, type Random } from './sherd';

/** A bearded head in profile on a herm, bare, crowned or with a winged hat. */
function sage(x: number, hat: string): string {
  return (
    f(
      `M${x - 20} 92V70Q${x - 18} 60 ${x - 8} 57Q${x - 22} 48 ${x - 21} 31Q${x - 19} 12 ${x} 10Q${x + 17} 10 ${x + 20} 26L${x + 26} 38L${x + 20} 41L${x + 21} 47Q${x + 22} 62 ${x + 8} 63Q${x + 16} 66 ${x + 20} 72V92Z` +
        dot(x + 13, 32, 1.9) +
        cut(quad([x + 5, 46], [x + 12, 44], [x + 20, 45]), 1.3) +
        cut(quad([x + 2, 50], [x + 4, 57], [x + 8, 62]), 1.1) +
        cut(quad([x + 8, 50], [x + 10, 56], [x + 13, 61]), 1) +
        cut(arc(x - 4, 34, 5, 60, 330, 10), 1.2) +
        [18, 24, 30].map((y, i) => cut(quad([x - 18 + i, y + 4], [x - 10, y], [x - 4, y + 1]), 1)).join(''),
    ) +
    (hat === 'crown'
      ? f(`M${x - 20} 24L${x - 14} 2Q${x} -4 ${x + 12} 4L${x + 18} 22Z`)
      : hat === 'wing'
        ? f(`M${x - 22} 16Q${x} 2 ${x + 20} 18Z`) + f(`M${x - 14} 12Q${x - 30} 8 ${x - 36} -2Q${x - 14} -2 ${x - 6} 8Z`)
        : '')
  );
}
/** What the sages are known by. */
const signs: Record<string, () => string> = {
  triangle: () => stroke('M96 70L142 70L96 24Z', 2.6) + stroke('M96 62h8v8') + stroke('M96 70L119 47', 1.4),
  circle: () => stroke(dot(120, 46, 26), 2.4) + stroke('M94 46h52M120 46L138 27', 1.6) + f(dot(120, 46, 2.6)),
  lever: () => stroke('M92 62L148 40', 3) + f('M112 54l9 22h-18Z') + f(dot(148, 33, 8)) + f(rect(88, 50, 12, 9)),
  snake: () => stroke('M120 14V82', 3) + stroke('M120 24q18 2 12 12t-20 10t2 14t16 10', 2.6) + f(dot(116, 22, 3)),
  globe: () => stroke(dot(120, 46, 26), 2.4) + stroke('M94 46h52M120 20v52M120 20q-26 26 0 52M120 20q26 26 0 52', 1.4),
  sun: () =>
    f(dot(120, 30, 12)) +
    Array.from({ length: 7 }, (_, i) =>
      stroke(
        `M${n(120 + 15 * Math.cos(((20 + i * 23.3) * Math.PI) / 180))} ${n(30 + 15 * Math.sin(((20 + i * 23.3) * Math.PI) / 180))}L${n(120 + 48 * Math.cos(((20 + i * 23.3) * Math.PI) / 180))} ${n(30 + 48 * Math.sin(((20 + i * 23.3) * Math.PI) / 180))}`,
        2,
      ),
    ).join(''),
  drop: () => stroke('M92 30q9 -9 18 0t18 0t18 0M92 46q9 -9 18 0t18 0t18 0M92 62q9 -9 18 0t18 0t18 0', 2.4),
  solids: () => stroke('M118 16L142 32V60L118 76L94 60V32ZM94 32L118 46L142 32M118 46V76', 2),
  scroll: () =>
    f('M96 20h44v52H96Z' + [30, 38, 46, 54, 62].map((y, i) => score(102, y, i % 2 ? 126 : 134, y, 1.2)).join('')) +
    f('M92 14h52v6H92ZM92 72h52v6H92Z'),
  pyramid: () =>
    f(
      'M120 16L152 76H88Z' +
        [32, 44, 56, 66].map((y) => score(120 - (y - 16) * 0.5, y, 120 + (y - 16) * 0.5, y, 1)).join(''),
    ),
  bird: () => put('falcon', 98, 14, 2.5),
  ankh: () => put('ankh', 96, 18, 2.2),
  well: () =>
    stroke('M120 12V80', 1.6) +
    stroke('M104 80V36L136 36V80', 2.4) +
    f(dot(120, 18, 7)) +
    stroke('M136 36L148 80', 1.6),
  plate: () => f('M104 20h32v10l-6 6v14l14 26H96l14 -26V36l-6 -6Z' + score(106, 64, 134, 64, 1.4)),
};
const signOf: Record<string, string> = {
  T1: 'drop',
  T2: 'scroll',
  T3: 'snake',
  T4: 'triangle',
  T5: 'plate',
  T6: 'globe',
  T7: 'plate',
  T8: 'globe',
  T9: 'snake',
  T28: 'pyramid',
  T29: 'solids',
  T30: 'bird',
  T31: 'triangle',
  T32: 'sun',
  T33: 'scroll',
  HT1: 'lever',
  HT2: 'snake',
  HT7: 'circle',
  HT8: 'well',
};
const hats: Record<string, string> = { T9: 'wing', T30: 'crown', T32: 'crown' };
/** The sage of a technology; one without a sign of its own takes one by its dice. */
export function sageWithSign(id: string, g: Random): string {
  const names = Object.keys(signs);
  const sign = signOf[id] ?? names[Math.floor(g() * names.length)];
  return sage(48, hats[id] ?? '') + signs[sign]();
}
