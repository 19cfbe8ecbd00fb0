/** The pyramids, by motif: smooth, stepped, spiral, in ruins. */
import { cut, dot, n, poly, quad, rect } from '../../../../draw/geometry';
import { f, G, score, type Motifs } from './sherd';

export const pyramids: Motifs = {
  serpent: () => {
    let d = '',
      c = '';
    for (let i = 0; i < 7; i++) {
      const w = 116 - i * 12;
      d += rect(80 - w / 2, G - (i + 1) * 7, w, 6.99);
      if (i) c += `M${n(80 - w / 2 - 6)} ${G - i * 7}H${66}M94 ${G - i * 7}H${n(80 + w / 2 + 6)}`;
    }
    c += `M65 ${G}L70 ${G - 49}M95 ${G}L90 ${G - 49}`;
    for (let y = 4; y < 49; y += 4) c += `M${n(66.5 + y * 0.1)} ${G - y}H${n(93.5 - y * 0.1)}`;
    return (
      f(d) +
      f(rect(64, G - 60, 32, 11) + rect(72, G - 57, 4, 8) + rect(84, G - 57, 4, 8)) +
      f(rect(61, G - 63, 38, 3)) +
      `<path class="ink-colour" d="${c}"/>` +
      f(`M58 ${G}q-2 -9 6 -9v9ZM102 ${G}q2 -9 -6 -9v9Z`)
    );
  },
  comb: () => {
    let s = '',
      y = G;
    for (let i = 0; i < 8; i++) {
      const w = 78 - i * 6;
      s += f(
        poly([
          [80 - w / 2, y],
          [80 - w / 2 + 2, y - 5.5],
          [80 + w / 2 - 2, y - 5.5],
          [80 + w / 2, y],
        ]),
      );
      y -= 5.5;
    }
    return (
      s +
      f(rect(64, y - 8, 32, 8) + rect(77, y - 6, 6, 6)) +
      f(
        poly([
          [66, y - 8],
          [70, y - 22],
          [90, y - 22],
          [94, y - 8],
        ]) +
          score(72, y - 13, 88, y - 13, 1) +
          score(73, y - 18, 87, y - 18, 1),
      ) +
      `<path class="ink-colour" d="M73 ${G}L76 ${y}M87 ${G}L84 ${y}${Array.from({ length: 10 }, (_, i) => `M75 ${G - 4 - i * 4}h10`).join('')}"/>` +
      f(`M10 ${G}q14 -22 26 -6q8 -10 12 6Z`) +
      f(`M112 ${G}q10 -16 20 -4q12 -8 16 4Z`)
    );
  },
  niches: () => {
    let s = '';
    for (let i = 0; i < 5; i++) {
      const w = 116 - i * 20,
        y = G - i * 10;
      let h = '';
      for (let x = 80 - w / 2 + 4; x < 80 + w / 2 - 6; x += 9)
        if (Math.abs(x + 2.5 - 80) > 11) h += rect(x, y - 7.5, 5, 5);
      s += f(rect(80 - w / 2, y - 9.9, w, 9.9) + h) + f(rect(80 - w / 2 - 3, y - 10.9, w + 6, 2));
    }
    return (
      s +
      f(rect(72, G - 60, 16, 9)) +
      `<path class="ink-colour" d="M71 ${G}V${G - 50}M89 ${G}V${G - 50}${Array.from({ length: 12 }, (_, i) => `M73 ${G - 4 - i * 4}h14`).join('')}"/>`
    );
  },
  twin: () => {
    const t = (x: number, k: number) => {
      let s = '',
        y = G;
      for (let i = 0; i < 4; i++) {
        const w = (64 - i * 11) * k;
        s += f(rect(x - w / 2, y - 9 * k, w, 9 * k - 0.01));
        y -= 9 * k;
      }
      return (
        s +
        f(rect(x - 9 * k, y - 9 * k, 18 * k, 9 * k) + rect(x - 3 * k, y - 7 * k, 6 * k, 7 * k)) +
        `<path class="ink-colour" d="M${n(x - 7 * k)} ${G}V${n(y)}M${n(x + 7 * k)} ${G}V${n(y)}${[9, 18, 27].map((q) => `M${n(x - 30 * k + q * 0.6)} ${n(G - q * k)}H${n(x - 8 * k)}M${n(x + 8 * k)} ${n(G - q * k)}H${n(x + 30 * k - q * 0.6)}`).join('')}"/>`
      );
    };
    return t(48, 1.05) + t(118, 0.82);
  },
  nubian: () =>
    [
      [28, 34, 24],
      [56, 50, 32],
      [98, 60, 38],
      [136, 40, 26],
    ]
      .map(
        ([x, h, w]) =>
          f(
            poly([
              [x - 3, G - h],
              [x + 3, G - h],
              [x + w / 2, G],
              [x - w / 2, G],
            ]) +
              [0.25, 0.5, 0.75]
                .map((q) => score(x - (w / 2) * q * 0.8, G - h * (1 - q), x + (w / 2) * q * 0.8, G - h * (1 - q), 0.8))
                .join(''),
          ) +
          f(
            `M${n(x - w * 0.28)} ${G}v-${n(h * 0.24)}h${n(w * 0.2)}v${n(h * 0.1)}h${n(w * 0.16)}v-${n(h * 0.1)}h${n(w * 0.2)}v${n(h * 0.24)}Z`,
          ),
      )
      .join(''),
  bent: () =>
    f(
      poly([
        [80, G - 62],
        [112, G - 34],
        [136, G],
        [24, G],
        [48, G - 34],
      ]) +
        score(49, G - 34, 111, G - 34, 1.1) +
        cut(
          [
            [82, G - 54],
            [100, G - 33],
            [104, G - 2],
          ],
          1.1,
        ) +
        [8, 17, 26].map((y) => score(30 + y * 0.7, G - y, 100, G - y, 0.8)).join(''),
    ) +
    f(
      poly([
        [144, G - 16],
        [156, G],
        [132, G],
      ]),
    ),
  earth: () => {
    // an earth pyramid with grass and a path
    let s = f(
      `M4 ${G}Q30 ${G - 12} 46 ${G - 34}Q56 ${G - 46} 68 ${G - 48}H96Q106 ${G - 46} 116 ${G - 32}Q132 ${G - 10} 156 ${G}Z` +
        cut(quad([74, G - 1], [88, G - 20], [80, G - 46]), 2.6) +
        cut(quad([30, G - 14], [44, G - 22], [60, G - 22]), 1) +
        cut(quad([102, G - 24], [116, G - 20], [132, G - 12]), 1),
    );
    s += f(rect(72, G - 58, 20, 10) + `M68 ${G - 58}l14 -8l14 8Z` + rect(79, G - 55, 6, 7));
    return (
      s +
      f(
        [14, 24, 128, 142, 150].map((x, i) => `M${x} ${G - 3 - (i % 2) * 2}v-9m0 0`).join('') +
          [16, 132, 146].map((x, i) => dot(x, G - 14 - i, 5)).join(''),
      )
    );
  },
  spiral: () => {
    let s = '',
      w = 104,
      y = G;
    for (let i = 0; i < 6; i++) {
      const h = 10.5 - i * 0.4,
        nw = w - 15;
      s += f(
        poly([
          [80 - w / 2, y],
          [80 - nw / 2 - 3, y - h],
          [80 + nw / 2 + 3, y - h],
          [80 + w / 2, y],
        ]) +
          cut(
            i % 2
              ? [
                  [80 - w / 2 + 4, y - 2],
                  [80 + nw / 2, y - h + 2],
                ]
              : [
                  [80 + w / 2 - 4, y - 2],
                  [80 - nw / 2, y - h + 2],
                ],
            1.3,
          ),
      );
      y -= h - 0.02;
      w = nw - 1;
    }
    return s;
  },
  stupa: () => {
    let s = '';
    [
      [130, 9],
      [112, 9],
      [94, 9],
      [74, 9],
    ].forEach(([w, h], i) => {
      const y = G - i * 9;
      s += f(
        rect(80 - w / 2, y - h, w, h) +
          [...Array(Math.floor(w / 12))].map((_, j) => rect(80 - w / 2 + 5 + j * 12, y - 6, 3, 4)).join(''),
      );
    });
    s +=
      f(`M58 ${G - 36}Q58 ${G - 54} 80 ${G - 54}Q102 ${G - 54} 102 ${G - 36}Z` + score(62, G - 41, 98, G - 41, 1)) +
      f(`M77 ${G - 54}l3 -18l3 18Z`);
    for (const x of [26, 42, 118, 134]) s += f(`M${x - 5} ${G - (x < 30 || x > 130 ? 9 : 18)}q0 -8 5 -8t5 8Z`);
    return s;
  },
  ruin: (g) => {
    const step = [
      [28, 0],
      [34, 9],
      [40, 13],
      [46, 22],
      [53, 24],
      [58, 36],
      [66, 38],
      [72, 48],
      [80, 46],
      [88, 49],
      [94, 38],
      [100, 36],
      [108, 23],
      [116, 22],
      [122, 12],
      [130, 9],
      [138, 0],
    ];
    return (
      f(
        poly(step.map(([x, y]) => [x, G - y])) +
          [8, 16, 24, 33, 41]
            .map((y, i) => score(38 + i * 8 + g() * 3, G - y, 124 - i * 9 - g() * 4, G - y, 0.9))
            .join(''),
      ) +
      f(
        poly([
          [8, G],
          [14, G - 8],
          [22, G - 5],
          [26, G],
        ]),
      ) +
      f(
        poly([
          [140, G],
          [146, G - 6],
          [154, G],
        ]),
      )
    );
  },
  smooth: (g) => {
    // smooth, one to three
    const k = 1 + Math.floor(g() * 3),
      mid = 80;
    const one = (cx: number, h: number, w: number) => {
      const ax = cx + (g() - 0.5) * 4;
      return (
        poly([
          [ax, G - h],
          [cx + w / 2, G],
          [cx - w / 2, G],
        ]) +
        score(ax + 1.5, G - h + 8, ax + w * 0.16, G - 1.5, 1.2) +
        [0.35, 0.55, 0.75]
          .map((q) => score(ax - (w / 2) * q + 2.5, G - h * (1 - q), ax + w * 0.16 * q - 1, G - h * (1 - q), 0.9))
          .join('')
      );
    };
    let s = '';
    if (k > 1) s += f(one(30 + g() * 8, 26 + g() * 10, 44));
    if (k > 2) s += f(one(134 - g() * 8, 20 + g() * 10, 38));
    return s + f(one(mid, 54 + g() * 8, 92));
  },
  stepped: (g) => {
    let d = ''; // stepped with stair and temple
    const k = 4 + Math.floor(g() * 4),
      base = 100 + g() * 24,
      top = 26 + g() * 10,
      h = (40 + g() * 8) / k,
      cx = 80;
    for (let i = 0; i < k; i++) {
      const w = base + ((top - base) * i) / (k - 1);
      d += rect(cx - w / 2, G - (i + 1) * h, w, h - 0.01);
    }
    let s = f(d);
    const ty = G - k * h;
    s += f(`M${cx - 11} ${n(ty)}v-10h-2v-3h26v3h-2v10Z` + rect(cx - 3, ty - 8, 6, 8));
    let c = '';
    for (let i = 1; i < k; i++) {
      const w = base + ((top - base) * i) / (k - 1);
      c += `M${n(cx - w / 2 - 4)} ${n(G - i * h)}H${n(cx - 10)}M${n(cx + 10)} ${n(G - i * h)}H${n(cx + w / 2 + 4)}`;
    }
    c += `M${cx - 9} ${G}V${n(ty)}M${cx + 9} ${G}V${n(ty)}`;
    for (let y = G - 3; y > ty; y -= 3.6) c += `M${cx - 7} ${n(y)}H${cx + 7}`;
    return s + `<path class="ink-colour" d="${c}"/>`;
  },
  ziggurat: () => {
    const cx = 80;
    let s = '';
    [
      [118, 18],
      [84, 16],
      [50, 15],
    ].forEach(([w, h], i) => {
      const y = G - [0, 18, 34][i];
      s += f(
        poly([
          [cx - w / 2, y],
          [cx - w / 2 + 4, y - h],
          [cx + w / 2 - 4, y - h],
          [cx + w / 2, y],
        ]),
      );
      s += `<path class="ink-colour" d="${Array.from({ length: Math.floor(w / 10) - 1 }, (_, j) => `M${n(cx - w / 2 + 10 + j * 10)} ${y - 2}v${-h + 6}`).join('')}"/>`;
    });
    return (
      s +
      f(rect(cx - 10, G - 62, 20, 13)) +
      `<path class="ink-colour" d="M${cx - 6} ${G}L${cx - 3} ${G - 49}M${cx + 6} ${G}L${cx + 3} ${G - 49}"/>`
    );
  },
};
