/** Secrets: the figure that each of them is known by. */
import { dot, n, poly } from '../../../../draw/geometry';
import { f, score, stroke, put, star } from './sherd';

/** A circle, in the middle unless said otherwise. */
const circle = (r: number, cx = 80, cy = 46) => dot(cx, cy, r);
const figures: Record<string, () => string> = {
  T10: () =>
    stroke(circle(34), 2.4) +
    stroke('M46 46h68M80 12v68M56 22Q80 34 104 22M56 70Q80 58 104 70M80 12Q50 46 80 80Q110 46 80 12', 1.5) +
    f(
      [
        [80, 12],
        [46, 46],
        [114, 46],
        [80, 80],
        [64, 28],
        [98, 28],
        [64, 64],
        [98, 64],
      ]
        .map(([x, y]) => dot(x, y, 3.2))
        .join(''),
    ),
  T11: () =>
    stroke(circle(32, 56), 2.4) +
    stroke('M24 46h64', 2) +
    stroke('M102 30h40M112 30Q114 58 104 68M130 30Q126 60 138 66', 4),
  T12: () =>
    f(
      'M80 6Q96 8 96 24Q108 34 104 52L94 86H66L56 52Q52 34 64 24Q64 8 80 6Z' +
        [30, 38, 46, 54, 62, 70, 78]
          .map((y) => score(58 + (y > 54 ? (y - 54) * 0.28 : 0), y, 102 - (y > 54 ? (y - 54) * 0.28 : 0), y - 3, 1))
          .join('') +
        dot(74, 18, 1.8) +
        dot(86, 18, 1.8),
    ),
  T13: () =>
    f('M40 84V34L80 8L120 34V84ZM52 84V42H108V84Z') +
    f('M60 84V54a20 22 0 0 1 40 0V84Z' + dot(80, 60, 7) + 'M77 64h6l3 16h-12Z'),
  T14: () => put('falcon', 26, 14, 2.6) + stroke('M96 34q10 -8 20 0M98 48q16 -12 32 0M96 62q22 -16 44 0', 2.4),
  T15: () => {
    let d = circle(15);
    for (let k = 0; k < 6; k++) {
      const a = (k * Math.PI) / 3;
      d += circle(15, 80 + 15 * Math.cos(a), 46 + 15 * Math.sin(a));
    }
    return stroke(d, 1.6) + stroke(circle(30), 1.6) + stroke(circle(35), 2.4);
  },
  T16: () =>
    'SATOR AREPO TENET OPERA ROTAS'
      .split(' ')
      .map((w, y) =>
        [...w]
          .map(
            (c, x) =>
              `<text class="ink-figure-thin" x="${48 + x * 16}" y="${21 + y * 15.5}" text-anchor="middle">${c}</text>`,
          )
          .join(''),
      )
      .join('') + stroke('M38 6h84v80h-84Z', 1.8),
  T17: () =>
    [0, 1, 2, 3]
      .map((y) =>
        f(
          [0, 1, 2, 3, 4]
            .map((x) => {
              const o = (y % 2) * 12;
              return poly([
                [22 + x * 24 + o, 70 - y * 17],
                [44 + x * 24 + o - (x % 2) * 3, 70 - y * 17],
                [43 + x * 24 + o, 55 - y * 17],
                [23 + x * 24 + o + (y % 2) * 2, 55 - y * 17],
              ]);
            })
            .join(''),
        ),
      )
      .join('') + stroke('M10 80l14 -5l10 9l16 -10l14 11l16 -11l16 10l14 -9l16 8l14 -5', 2),
  T18: () =>
    [
      [30, 60],
      [52, 30],
      [80, 44],
      [98, 22],
      [128, 34],
      [118, 66],
      [146, 72],
    ]
      .map(([x, y], i) => f(star(x, y, i % 2 ? 7 : 5, 5, 2)))
      .join('') + stroke('M30 60L52 30L80 44L98 22L128 34L118 66L80 44', 1.2),
  T34: () =>
    stroke('M24 80H136V12H24ZM94 12V80M94 54H136M110 54V80M94 64h16', 1.5) +
    stroke('M24 80A68 68 0 0 1 94 12A42 42 0 0 1 136 54A26 26 0 0 1 110 80A16 16 0 0 1 94 64', 2.6),
  T35: () =>
    f(
      'M10 38H150V56H10Z' +
        Array.from({ length: 27 }, (_, i) => score(15 + i * 5, 38, 15 + i * 5, i % 4 ? 44 : 50, 1)).join(''),
    ) + stroke('M30 26q10 -10 26 -8l60 0M30 70h96', 1.6),
  T36: () =>
    stroke(circle(36), 2) +
    stroke(circle(26), 1.6) +
    stroke(circle(9), 1.6) +
    stroke(
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        return `M${n(80 + 26 * Math.cos(a))} ${n(46 + 26 * Math.sin(a))}L${n(80 + 36 * Math.cos(a))} ${n(46 + 36 * Math.sin(a))}`;
      }).join(''),
      1.6,
    ) +
    f(star(80, 46, 22, 8, 3)),
  T37: () =>
    stroke(circle(36), 2) +
    stroke('M80 10L112 64H48Z', 2.2) +
    stroke('M60 44h40v20h-40Z', 1.6) +
    stroke(circle(9, 80, 54), 1.8),
  T38: () =>
    stroke('M80 10V84', 3) +
    stroke('M80 24q20 6 0 18t0 18t0 14M80 24q-20 6 0 18t0 18t0 14', 2.4) +
    f('M80 16Q98 6 116 14Q100 24 80 22Q60 24 44 14Q62 6 80 16Z') +
    f(dot(80, 9, 5)),
  T39: () => stroke(star(80, 46, 36, 5, 1), 2.4) + stroke(star(80, 46, 36, 5, 2), 1.8) + f(dot(80, 46, 5)),
  HT5: () =>
    [66, 80, 94]
      .map(
        (x) =>
          stroke(`M80 86Q${x} 60 ${x} 36`, 2) +
          Array.from({ length: 5 }, (_, k) => f(`M${x} ${42 - k * 6}q-8 -2 -8 -9q7 1 8 9q1 -8 8 -9q0 7 -8 9Z`)).join(
            '',
          ),
      )
      .join('') + stroke('M62 70q18 8 36 0', 3),
  HT6: () =>
    f('M44 10H116L104 60H56Z' + [20, 28, 36, 44].map((y) => score(52 + y * 0.1, y, 108 - y * 0.1, y, 1.1)).join('')) +
    f('M60 70h40l-4 16H64Z') +
    f('M80 60q5 8 0 10q-5 -2 0 -10Z'),
  HT11: () =>
    f('M80 10Q108 22 108 52Q106 82 80 84Q54 82 52 52Q52 22 80 10Z') +
    `<path class="ink-colour" style="stroke-width:3" d="M54 36q14 10 28 2t26 8M52 54q16 10 30 2t26 8M58 70q12 8 24 2t20 4"/>` +
    `<path class="ink-colour-filled" d="${dot(102, 34, 3)}"/>`,
  HT12: () =>
    stroke(circle(34), 3) + f('M80 12a34 34 0 0 1 34 34l-8 -4a26 26 0 0 0 -26 -22Z') + put('ancient', 62, 28, 1.5),
};
/** The figure of a technology, the flower of life for one without its own. */
export function figure(id: string): string {
  return (figures[id] ?? figures.T15)();
}
