/** Writings: a line of real letters of each script. */
import { arc, cut, dot, poly, quad } from '../../../../draw/geometry';
import { f, score, stroke, put } from './sherd';

/** The letters of a script, as strokes in a box of 20 × 26. */
const scripts: Record<string, string[]> = {
  T19: [
    'M4 26V0L14 7M4 10L14 17',
    'M4 26V0M4 0L16 8L4 16L16 26',
    'M10 26V0M10 8L18 0M10 16L18 8',
    'M4 26V0L16 13L4 26',
    'M10 26V0M2 8L18 18',
  ],
  T21: [
    'M2 4L18 24M6 2L2 12L4 24M18 4L14 14',
    'M2 4H16V24M2 24H18',
    'M2 4H14Q18 6 18 24M4 12V24',
    'M6 4H14V22',
    'M2 4H18M14 4V24',
  ],
  T22: [
    'M2 26L10 0L18 26M6 17H14',
    'M2 26L10 0L18 26Z',
    'M10 2a9 12 0 1 0 .1 0M6 14H14',
    'M2 0H18L9 13L18 26H2',
    'M4 26V14M10 0V26M2 2Q2 14 10 14Q18 14 18 2',
  ],
  T23: [
    'M10 0V26M5 5L10 0',
    'M3 6Q4 0 10 0Q17 0 17 7Q17 13 3 26H18',
    'M3 2H16L9 11Q18 12 17 19Q15 27 3 25',
    'M14 26V0L2 18H18',
    'M10 1a8 12 0 1 0 .1 0',
  ],
  T25: [
    'M2 26L10 0L18 26M5 18H15',
    'M16 4Q6 -2 4 13Q5 28 17 22M4 13H14',
    'M10 0V26M2 4Q2 14 10 14Q18 14 18 4',
    'M2 2H18M10 2V26',
    'M10 2a8 11 0 1 0 .1 0',
  ],
  T27: [
    'M2 26L10 0L18 26M6 17H14',
    'M4 26V0H12Q18 2 17 8Q15 13 4 13',
    'M4 26V0H13Q18 4 16 9Q13 13 4 13L18 26',
    'M2 0L10 26L18 0',
    'M16 4Q10 -2 4 4Q2 11 10 13Q18 16 16 22Q10 28 3 22',
  ],
  T44: [
    'M18 2L2 12L18 22M14 0V26',
    'M6 26V12Q6 0 16 4L6 14',
    'M2 0L18 26M18 0L2 26M10 2a9 11 0 1 0 .1 0',
    'M4 2L14 10L4 14L16 18V26',
    'M3 26L3 6L9 12L14 4L17 10V16',
  ],
  HT3: [
    'M10 0V26M2 8H18M4 16H16',
    'M2 2H18V14H2ZM10 14V26',
    'M4 26V6L10 0L16 6V26M4 14H16',
    'M10 0V26M2 4L10 10L18 4M4 20H16',
    'M2 13H18M6 4V22M14 4V22',
  ],
  HT4: [
    'M10 0V26M10 4H18M10 9H18M10 14H18',
    'M10 0V26M2 6H10M2 12H10',
    'M10 0V26M3 8L17 4M3 16L17 12',
    'M10 0V26M10 6H18M10 20H18',
    'M10 0V26M2 6H10M2 11H10M2 16H10M2 21H10',
  ],
  HT9: [
    'M4 26V4H16V26',
    'M10 26V12M10 12L3 0M10 12L17 0',
    'M4 0V26M16 0V26M4 13H16',
    'M10 26V10M10 1a5 5 0 1 0 .1 0',
    'M3 26V2L17 2M17 2V26M10 2V14',
  ],
  HT10: ['M10 0V26M2 13H18', 'M4 2V24H16V2', 'M3 24L10 4L17 24', 'M10 2a8 8 0 1 0 .1 0M10 18V26', 'M4 4V24M4 13H16V24'],
  T40: [
    'M2 6H18M10 0V26M10 10L2 20M10 10L18 20',
    'M10 0L2 24M8 10L18 26',
    'M3 4H17V22H3ZM3 13H17',
    'M10 0V26M2 8V24H18V8',
    'M2 4H18M6 4V26M14 4V26M2 14H18',
  ],
  T24: [
    'M2 24L10 4L18 24M6 24V18',
    'M10 3a7 7 0 1 0 .1 0M10 17V26',
    'M2 6Q10 16 18 6M2 16Q10 26 18 16',
    'M4 2V24M10 2V24M16 2V24',
    'M2 13L10 3L18 13L10 23Z',
  ],
  T26: [
    'M10 2L18 24H2ZM10 12V24',
    'M2 4H18M4 4Q10 16 16 4M10 12V26',
    'M10 2a8 11 0 1 0 .1 0M2 13H18M10 2V24',
    'M3 24Q3 4 10 4Q17 4 17 24M3 14H17',
    'M4 2L16 24M16 2L4 24',
  ],
  T20: [
    'M10 6V18M10 1a3 3 0 1 0 .1 0M10 9L2 3M10 9L18 3M10 18L4 26M10 18L16 26',
    'M3 3Q18 13 3 23M3 3Q8 13 3 23',
    'M10 0V26M10 6Q18 6 18 13M10 16Q2 16 2 23',
    'M4 24Q2 6 10 4Q18 6 16 24M7 12H13',
    'M2 13Q10 2 18 13Q10 24 2 13',
  ],
};
/** A wedge of cuneiform, standing or lying. */
function wedge(x: number, y: number, k: number, up = false): string {
  return up
    ? poly([
        [x - 4 * k, y],
        [x + 4 * k, y],
        [x + k, y + 6 * k],
        [x + 0.7 * k, y + 18 * k],
        [x - 0.7 * k, y + 18 * k],
        [x - k, y + 6 * k],
      ])
    : poly([
        [x, y - 4 * k],
        [x + 6 * k, y - k],
        [x + 18 * k, y - 0.7 * k],
        [x + 18 * k, y + 0.7 * k],
        [x + 6 * k, y + k],
        [x, y + 4 * k],
      ]);
}
/** A line of the script of a technology. */
export function letters(id: string): string {
  const edge = stroke('M8 16H152M8 74H152', 1.2);
  if (id === 'T42')
    return (
      edge +
      f(
        [
          [16, 28],
          [40, 26],
          [96, 28],
          [140, 26],
        ]
          .map(([x, y]) => wedge(x, y, 1.6, true))
          .join('') +
          [
            [52, 36],
            [52, 54],
            [106, 40],
            [106, 56],
          ]
            .map(([x, y]) => wedge(x, y, 1.5))
            .join('') +
          [
            [70, 24],
            [122, 62],
          ]
            .map(([x, y]) => wedge(x, y, 0.9, true))
            .join(''),
      )
    );
  if (id === 'T45')
    return (
      edge +
      put('falcon', 14, 25, 1.7) +
      put('look', 52, 24, 1.5) +
      put('ankh', 88, 25, 1.65) +
      put('scarab', 122, 26, 1.55) +
      stroke('M54 64q4 -5 8 0t8 0t8 0t8 0', 2)
    );
  if (id === 'T43')
    return (
      edge +
      [14, 62, 110]
        .map((x, i) =>
          f(
            `M${x} 32q0 -8 8 -8h22q8 0 8 8v24q0 8 -8 8h-22q-8 0 -8 -8Z` +
              [
                dot(x + 12, 38, 4) +
                  dot(x + 12, 38, 1.5) +
                  cut(quad([x + 6, 54], [x + 18, 48], [x + 32, 55]), 1.6) +
                  dot(x + 28, 36, 3),
                score(x + 6, 36, x + 32, 36, 2) +
                  score(x + 6, 44, x + 32, 44, 2) +
                  [10, 19, 28].map((q) => dot(x + q, 54, 2.6)).join(''),
                dot(x + 19, 44, 12) + dot(x + 19, 44, 9) + dot(x + 19, 44, 4),
              ][i],
          ),
        )
        .join('')
    );
  if (id === 'T41')
    return f(
      'M44 84V30Q44 10 80 8Q116 10 116 30V84Z' +
        cut(arc(80, 32, 28, 180, 360, 16), 1.2) +
        [42, 50, 58, 66, 74].map((y, i) => score(54, y, i % 2 ? 98 : 106, y, 1.4)).join('') +
        dot(80, 25, 6) +
        dot(80, 25, 3),
    );
  const glyphs = scripts[id] ?? scripts.T22;
  return (
    edge +
    glyphs
      .map(
        (d, i) =>
          `<path class="ink-line" style="stroke-width:3.1;stroke-linejoin:round" transform="translate(${13 + i * 28} ${id === 'HT4' ? 26 : 30}) scale(1.15)" d="${d}"/>`,
      )
      .join('')
  );
}
