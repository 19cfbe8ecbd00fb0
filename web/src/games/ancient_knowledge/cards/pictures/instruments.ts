/** Artifacts that were made to be used: discs, gears, vessels, boats, instruments. */
import { arc, cut, dot, n, poly, quad, rect } from '../../../../draw/geometry';
import { f, score, type Motifs } from './sherd';

const cx = 80,
  cy = 44;
/** k incised rays between two radii, turned by o degrees. */
function ray(k: number, r0: number, r1: number, w: number, o = 0): string {
  return Array.from({ length: k }, (_, i) => {
    const a = (((i * 360) / k + o) * Math.PI) / 180;
    return score(cx + r0 * Math.cos(a), cy + r0 * Math.sin(a), cx + r1 * Math.cos(a), cy + r1 * Math.sin(a), w);
  }).join('');
}

export const instruments: Motifs = {
  nebra: () =>
    f(
      dot(cx, cy, 36) +
        dot(68, 42, 11) +
        'M96 26a17 17 0 1 0 10 30a13 13 0 1 1 -10 -30Z' +
        [
          [58, 22],
          [80, 16],
          [104, 66],
          [88, 70],
          [62, 64],
          [50, 50],
          [84, 30],
          [88, 26],
          [84, 24],
          [80, 28],
          [110, 34],
        ]
          .map(([x, y]) => dot(x, y, 2))
          .join('') +
        cut(arc(cx, cy, 31, 60, 120, 10), 2.6),
    ),
  calendar: () =>
    f(
      dot(cx, cy, 37) +
        ray(20, 29, 36, 1.2) +
        dot(cx, cy, 28) +
        dot(cx, cy, 26) +
        ray(8, 17, 25, 1.6, 22) +
        dot(cx, cy, 16) +
        dot(cx, cy, 14) +
        dot(75, 41, 2.2) +
        dot(85, 41, 2.2) +
        rect(74, 48, 12, 4),
    ),
  genes: () => {
    return (
      f(dot(cx, cy, 36) + ray(8, 18, 34, 1.3) + dot(cx, cy, 10) + dot(cx, cy, 7)) +
      `<path class="ink-colour" style="stroke-width:1.8" d="${Array.from({ length: 8 }, (_, i) => {
        const a = ((i * 45 + 22.5) * Math.PI) / 180,
          x = cx + 25 * Math.cos(a),
          y = cy + 25 * Math.sin(a);
        return `M${n(x - 4)} ${n(y - 5)}q8 5 0 10M${n(x + 4)} ${n(y - 5)}q-8 5 0 10`;
      }).join('')}"/>`
    );
  },
  lobes: () => {
    return f(
      dot(cx, cy, 37) +
        dot(cx, cy, 7) +
        [90, 210, 330]
          .map((a) => {
            const q = (a * Math.PI) / 180,
              x = cx + 22 * Math.cos(q),
              y = cy + 22 * Math.sin(q),
              u = -Math.sin(q),
              v = Math.cos(q);
            return `M${n(x + 15 * u)} ${n(y + 15 * v)}Q${n(x + 10 * Math.cos(q))} ${n(y + 10 * Math.sin(q))} ${n(x - 15 * u)} ${n(y - 15 * v)}Q${n(x - 6 * Math.cos(q))} ${n(y - 6 * Math.sin(q))} ${n(x + 15 * u)} ${n(y + 15 * v)}Z`;
          })
          .join(''),
    );
  },
  planets: () =>
    f(
      'M36 82L30 40L52 10L108 8L132 36L126 82Z' +
        [
          [58, 34, 7],
          [80, 26, 4],
          [100, 34, 9],
          [64, 58, 4],
          [84, 54, 6],
          [106, 62, 5],
        ]
          .map(([x, y, r]) => dot(x, y, r) + dot(x, y, r - 1.8))
          .join('') +
        cut(quad([46, 68], [80, 82], [116, 74]), 1.3),
    ),
  lens: () =>
    f('M80 12a34 32 0 1 0 .1 0Z' + 'M80 18a28 26 0 1 0 .1 0Z') +
    f('M80 24a22 20 0 1 0 .1 0Z' + cut(arc(80, 44, 16, 190, 260, 8), 2.4)) +
    `<path class="ink-line" style="stroke-width:1.6" d="M8 30L44 42M8 44H44M8 58L44 46M116 44L152 36M116 44L152 44M116 44L152 52"/>`,
  battery: () =>
    f('M62 22h36v8h-4Q112 40 110 60Q108 80 94 84H66Q52 80 50 60Q48 40 66 30h-4Z' + 'M74 36h12v38h-12Z') +
    f(rect(77.5, 8, 5, 62)) +
    `<path class="ink-line" style="stroke-width:2" d="M108 18l8 8l-6 4l8 8"/>`,
  cup: () =>
    f(
      'M54 10H106L102 40Q100 58 84 62V72L98 80H62L76 72V62Q60 58 58 40Z' +
        score(57, 16, 103, 16, 1.2) +
        'M70 24q4 -5 8 0l1 9l5 8l-3 2l-6 -6l-5 10l-3 -2l4 -11Z' +
        cut(quad([88, 22], [96, 34], [90, 48]), 1.4) +
        dot(92, 26, 2) +
        dot(96, 34, 2) +
        dot(92, 42, 2),
    ),
  cauldron: () =>
    f(
      'M32 30H128Q128 66 96 76H64Q32 66 32 30Z' +
        [50, 80, 110]
          .map(
            (x) =>
              dot(x, 50, 8) +
              dot(x, 50, 6.4) +
              score(x - 3, 48.5, x - 1, 48.5, 1.3) +
              score(x + 1, 48.5, x + 3, 48.5, 1.3) +
              score(x - 2, 53, x + 2, 53, 1.2),
          )
          .join('') +
        score(34, 37, 126, 37, 1.1),
    ) +
    f('M28 22h104v6H28Z') +
    f('M60 78h40l6 8H54Z'),
  hat: () =>
    f(
      'M80 4Q88 6 92 30L102 66H58L68 30Q72 6 80 4Z' +
        [18, 26, 34, 42, 50, 58].map((y) => score(78 - (y - 4) * 0.3, y, 82 + (y - 4) * 0.3, y, 1)).join('') +
        [22, 30].map((y) => dot(80, y, 1.8)).join('') +
        [38, 46, 54].map((y) => dot(74, y, 2) + dot(86, y, 2)).join(''),
    ) + f('M40 72Q80 62 120 72Q114 84 80 84Q46 84 40 72Z' + [56, 68, 80, 92, 104].map((x) => dot(x, 76, 2.2)).join('')),
  chariot: () => {
    const wh = (x: number, y: number, r: number) =>
      dot(x, y, r) +
      dot(x, y, r - 2.2) +
      [0, 45, 90, 135]
        .map((a) => {
          const q = (a * Math.PI) / 180;
          return score(
            x - (r - 1) * Math.cos(q),
            y - (r - 1) * Math.sin(q),
            x + (r - 1) * Math.cos(q),
            y + (r - 1) * Math.sin(q),
            1.2,
          );
        })
        .join('');
    return (
      f(
        'M28 42Q30 28 40 26L38 14L48 22Q54 26 54 34L70 36Q80 38 80 46L82 62H76L72 50H48L44 62H38L38 48Z' +
          dot(46, 28, 1.6),
      ) +
      f(wh(38, 70, 10)) +
      f(wh(74, 70, 10)) +
      f(wh(120, 70, 10)) +
      f(dot(112, 36, 24) + dot(112, 36, 20) + dot(112, 36, 18) + dot(112, 36, 11) + dot(112, 36, 9)) +
      f(rect(34, 62, 94, 3))
    );
  },
  game: () => {
    let c = '';
    const cells = [];
    for (let y = 0; y < 3; y++) for (let x = 0; x < 8; x++) if (!(y !== 1 && (x === 4 || x === 5))) cells.push([x, y]);
    for (const [x, y] of cells) {
      const X = 16 + x * 16,
        Y = 22 + y * 16;
      c += rect(X + 1, Y + 1, 14, 14);
    }
    let s = f('M14 20H80V36H112V20H146V72H112V56H80V72H14Z' + c);
    for (const [x, y] of cells) {
      const X = 24 + x * 16,
        Y = 30 + y * 16,
        q = (x * 7 + y * 3) % 5;
      s +=
        q < 2
          ? f(dot(X, Y, 5) + dot(X, Y, 3.2) + dot(X, Y, 1.4))
          : q < 3
            ? f([-3, 3].map((a) => [-3, 3].map((b) => dot(X + a, Y + b, 1.5)).join('')).join('') + dot(X, Y, 1.5))
            : f(
                poly([
                  [X, Y - 5],
                  [X + 5, Y],
                  [X, Y + 5],
                  [X - 5, Y],
                ]) +
                  poly([
                    [X, Y - 2],
                    [X + 2, Y],
                    [X, Y + 2],
                    [X - 2, Y],
                  ]),
              );
    }
    return s;
  },
  gear: () => {
    const pts = [];
    for (let k = 0; k < 22; k++)
      for (const [a, r] of [
        [-5, 30],
        [-3.5, 36],
        [3.5, 36],
        [5, 30],
      ]) {
        const q = (((k * 360) / 22 + a) * Math.PI) / 180;
        pts.push([cx + r * Math.cos(q), cy + r * Math.sin(q)]);
      }
    const s = f(poly(pts));
    let c = dot(cx, cy, 25) + dot(cx, cy, 8);
    for (let k = 0; k < 4; k++) {
      const q = ((k * 90 + 20) * Math.PI) / 180;
      c += `M${n(cx + 8 * Math.cos(q))} ${n(cy + 8 * Math.sin(q))}L${n(cx + 25 * Math.cos(q))} ${n(cy + 25 * Math.sin(q))}`;
    }
    return s + `<path class="ink-colour" style="stroke-width:2" d="${c}"/>`;
  },
  map: () =>
    f('M26 14C50 6 66 20 90 12s34 -4 44 2v62c-14 -8 -28 -4 -46 2s-38 -4 -62 -2Z') +
    `<path class="ink-colour" style="stroke-width:1.6" d="M40 26c10 6 14 -4 22 4s-4 16 4 24s18 2 20 10M98 24c8 4 16 0 20 8s-8 10 -4 18s10 4 8 12M32 70L126 20M32 30L124 68"/><path class="ink-colour-filled" d="${dot(78, 45, 4)}"/>`,
  quipu: (g) => {
    let s = '';
    let c = '';
    for (let k = 0; k < 11; k++) {
      const x = 26 + k * 10.8,
        l = 26 + g() * 34;
      c += `M${n(x)} 20v${n(l)}`;
      s += f(dot(x, 20 + l * 0.4, 2.6) + dot(x, 20 + l * 0.7, 2.6) + dot(x, 20 + l, 2.2));
    }
    return `<path class="ink-line" style="stroke-width:2" d="${c}"/>` + f(rect(14, 15, 132, 6)) + s;
  },
  flute: () =>
    f('M22 62L130 20l5 11L27 73Z' + [0, 1, 2, 3, 4].map((k) => dot(62 + k * 14, 51.5 - k * 5.45, 2.6)).join('')) +
    `<path class="ink-line" style="stroke-width:2" d="M130 56q8 -6 12 0M122 68q8 -6 12 0"/>`,
  disc: (g) => {
    let s = f(dot(cx, cy, 34));
    let c = '';
    for (const r of [30, 22, 14, 6]) c += dot(cx, cy, r);
    s += `<path class="ink-colour" d="${c}"/>`;
    for (let i = 0; i < 14; i++) {
      const a = i * 0.449 + g() * 0.1,
        r = i % 2 ? 26 : 18;
      s += `<path class="ink-colour-filled" d="${dot(cx + r * Math.cos(a), cy + r * Math.sin(a), 2.3)}"/>`;
    }
    return s;
  },
  boat: () =>
    f(
      `M14 34C20 58 36 66 80 66s60 -8 66 -34c-8 6 -12 16 -22 20H36C26 48 22 40 14 34Z` +
        cut(quad([34, 58], [80, 64], [126, 57], 12), 1.1),
    ) +
    f(rect(64, 34, 32, 17) + score(66, 40, 94, 40, 1)) +
    f(`M60 34h40l-4 -6H64Z`) +
    `<path class="ink-line" style="stroke-width:2.2" d="M44 62L34 78M60 65L52 80M100 65L110 80M116 62L128 77"/>` +
    `<circle class="ink-stroke" cx="80" cy="14" r="8"/>`,
  lines: () =>
    `<path class="ink-line" style="stroke-width:2.4" fill="none" d="M22 66L60 46L54 22L66 44L96 40Q118 36 128 24Q132 18 126 15Q119 14 118 22Q117 32 128 35L148 30M96 40L84 62L98 74M84 62L70 70M60 46L30 34L58 44"/><path class="ink-line" d="M12 80L148 8M8 18L152 74" style="opacity:.55"/>`,
  sphere: () =>
    f(dot(56, 50, 24)) +
    f(dot(110, 56, 18)) +
    `<path class="ink-colour" d="${cut(arc(56, 50, 24, 160, 380, 10, 8), 0.01)}M33 50q23 12 46 0M93 57q17 9 34 0"/>`,
  vase: () =>
    f(
      'M66 8h28v6h-5l1 9c14 5 22 15 20 30c-1 12 -8 21 -18 25v4h-24v-4c-10 -4 -17 -13 -18 -25c-2 -15 6 -25 20 -30l1 -9h-5Z' +
        cut(quad([52, 44], [80, 50], [108, 44]), 1.3) +
        cut(quad([51, 56], [80, 63], [109, 56]), 1.3),
    ) + `<path class="ink-colour" d="${Array.from({ length: 9 }, (_, i) => `M${56 + i * 6} 53l3 -4l3 4`).join('')}"/>`,
};
