/** The megaliths, by motif: standing stones, dolmens, mounds, statues. */
import { arc, cut, dot, n, quad, rect } from '../../../../draw/geometry';
import { f, G, score, type Motifs, type Random } from './sherd';

/** A standing stone on the ground line. */
function upright(g: Random, x: number, w: number, h: number, lean = 0): string {
  const j = () => (g() - 0.5) * 3;
  return (
    `M${n(x - w / 2)} ${G}L${n(x - w / 2 + 1 + j() + lean * 0.5)} ${n(G - h * 0.6)}Q${n(x - w / 2 + 1 + lean)} ${n(G - h)} ${n(x + j() + lean)} ${n(G - h)}Q${n(x + w / 2 + lean)} ${n(G - h + 2)} ${n(x + w / 2 - 1 + j() + lean * 0.5)} ${n(G - h * 0.55)}L${n(x + w / 2)} ${G}Z` +
    score(x - w * 0.12 + lean * 0.6, G - h * 0.7, x - w * 0.05, G - h * 0.3, 0.9)
  );
}
/** A slab that lies on standing stones. */
function slab(x0: number, x1: number, y: number, h: number): string {
  return (
    `M${n(x0)} ${n(y + h * 0.3)}Q${n(x0 + 6)} ${n(y - h * 0.5)} ${n((x0 + x1) / 2)} ${n(y - h * 0.55)}Q${n(x1 - 4)} ${n(y - h * 0.6)} ${n(x1)} ${n(y + h * 0.1)}Q${n(x1 - 6)} ${n(y + h * 0.55)} ${n((x0 + x1) / 2)} ${n(y + h * 0.45)}Q${n(x0 + 8)} ${n(y + h * 0.6)} ${n(x0)} ${n(y + h * 0.3)}Z` +
    cut(quad([x0 + 12, y], [(x0 + x1) / 2, y - h * 0.3], [x1 - 14, y - h * 0.05]), 1)
  );
}

export const megaliths: Motifs = {
  portal: (g) =>
    f(upright(g, 46, 15, 46, 4)) +
    f(upright(g, 76, 12, 40)) +
    f(upright(g, 116, 17, 24, -2)) +
    f(
      `M24 ${G - 44}Q30 ${G - 60} 70 ${G - 58}Q120 ${G - 46} 140 ${G - 26}Q138 ${G - 18} 126 ${G - 22}Q80 ${G - 38} 34 ${G - 38}Q24 ${G - 38} 24 ${G - 44}Z` +
        cut(quad([38, G - 50], [80, G - 50], [126, G - 28]), 1),
    ),
  table: () => {
    let s = '';
    for (const [x, k] of [
      [38, 0.8],
      [92, 1.1],
      [138, 0.62],
    ])
      s +=
        f(
          `M${n(x - 6 * k)} ${G}L${n(x - 5 * k)} ${n(G - 40 * k)}h${n(10 * k)}L${n(x + 6 * k)} ${G}Z` +
            score(x, G - 32 * k, x + 1, G - 8, 0.9),
        ) + f(`M${n(x - 22 * k)} ${n(G - 41 * k)}l${n(3 * k)} ${n(-10 * k)}h${n(38 * k)}l${n(3 * k)} ${n(10 * k)}Z`);
    return s;
  },
  circle: (g) => {
    let s = '';
    const P = arc(80, G - 18, 64, 0, 345, 13, 15);
    const S = P.map(([x, y]) => [x, y, (y < G - 18 ? 17 : 30) + g() * 7]).sort((a, b) => a[1] - b[1]);
    s += `<path class="ink-line" style="stroke-width:1;opacity:.5" d="M16 ${G - 18}a64 15 0 1 0 128 0a64 15 0 1 0 -128 0"/>`;
    for (const [x, y, h] of S) {
      const w = 4 + h * 0.16;
      s += f(
        `M${n(x - w / 2)} ${n(y + 6)}L${n(x - w / 2 + 0.6)} ${n(y + 6 - h * 0.7)}Q${n(x)} ${n(y + 4 - h)} ${n(x + w / 2 - 0.4)} ${n(y + 6 - h * 0.74)}L${n(x + w / 2)} ${n(y + 6)}Z`,
      );
    }
    return s;
  },
  menhir: (g) =>
    f(
      `M62 ${G}L58 ${G - 30}Q60 ${G - 64} 78 ${G - 68}Q96 ${G - 64} 100 ${G - 28}L98 ${G}Z` +
        cut(quad([72, G - 54], [68, G - 34], [72, G - 12]), 1.1) +
        score(86, G - 46, 89, G - 24, 1),
    ) +
    f(upright(g, 30, 10, 16)) +
    f(upright(g, 126, 12, 22, 2)) +
    f(upright(g, 144, 8, 12)),
  broken: () =>
    f(`M18 ${G}L26 ${G - 22}Q40 ${G - 30} 56 ${G - 22}L62 ${G}Z` + score(32, G - 18, 50, G - 14, 1)) +
    f(`M66 ${G}L70 ${G - 20}L92 ${G - 24}L98 ${G}Z` + score(76, G - 14, 90, G - 12, 1)) +
    f(`M102 ${G}L104 ${G - 18}L124 ${G - 16}L130 ${G}Z`) +
    f(`M134 ${G}L137 ${G - 10}L148 ${G - 7}L154 ${G}Z`),
  passage: () => {
    let q = '';
    for (let k = 0; k < 16; k++) {
      const x = 16 + k * 8.2;
      if (Math.abs(x + 4 - 80) > 13) q += dot(x + 4, G - 6, 2.1) + dot(x + 1, G - 11.5, 1.7);
    }
    return (
      f(
        `M6 ${G}V${G - 14}Q40 ${G - 54} 80 ${G - 55}Q120 ${G - 54} 154 ${G - 14}V${G}Z` +
          rect(72, G - 17, 16, 17) +
          score(8, G - 16, 66, G - 16, 1.1) +
          score(94, G - 16, 152, G - 16, 1.1) +
          q,
      ) +
      f(rect(66, G - 24, 28, 6)) +
      f(`M60 ${G}v-7h40v7Z` + [66, 74, 82, 90].map((x) => dot(x + 2, G - 3.5, 2)).join(''))
    );
  },
  rings: () =>
    f(
      [40, 31, 22]
        .map(
          (r) =>
            `M${80 - r * 1.6} ${G - 34}a${r * 1.6} ${r * 0.82} 0 1 0 ${r * 3.2} 0a${r * 1.6} ${r * 0.82} 0 1 0 ${-r * 3.2} 0Z` +
            `M${80 - r * 1.6 + 6} ${G - 34}a${r * 1.6 - 6} ${r * 0.82 - 3.4} 0 1 0 ${r * 3.2 - 12} 0a${r * 1.6 - 6} ${r * 0.82 - 3.4} 0 1 0 ${-r * 3.2 + 12} 0Z`,
        )
        .join(''),
    ) +
    f(`M66 ${G - 32}q14 -16 28 0q-14 8 -28 0Z`) +
    `<path class="ink-line" d="M126 ${G - 40}l12 5M30 ${G - 24}l-10 6"/>`,
  facade: () =>
    f(
      `M8 ${G}V${G - 26}Q22 ${G - 46} 46 ${G - 48}V${G}Z` +
        [10, 20, 30].map((y) => score(12, G - y, 42, G - y, 0.9)).join('') +
        score(28, G - 40, 28, G - 2, 0.8),
    ) +
    f(
      `M152 ${G}V${G - 26}Q138 ${G - 46} 114 ${G - 48}V${G}Z` +
        [10, 20, 30].map((y) => score(118, G - y, 148, G - y, 0.9)).join('') +
        score(132, G - 40, 132, G - 2, 0.8),
    ) +
    f(rect(50, G - 40, 13, 40)) +
    f(rect(97, G - 40, 13, 40)) +
    f(`M46 ${G - 42}h68l-2 -10h-64Z`) +
    f(`M52 ${G - 54}h56l-2 -7h-52Z`) +
    f(rect(69, G - 30, 6, 30) + rect(85, G - 30, 6, 30) + rect(69, G - 34, 22, 4)),
  jars: () =>
    [
      [34, 1],
      [78, 1.35],
      [122, 0.95],
      [146, 0.55],
    ]
      .map(
        ([x, k]) =>
          f(
            `M${n(x - 13 * k)} ${G}Q${n(x - 19 * k)} ${n(G - 18 * k)} ${n(x - 10 * k)} ${n(G - 34 * k)}H${n(x + 10 * k)}Q${n(x + 19 * k)} ${n(G - 18 * k)} ${n(x + 13 * k)} ${G}Z` +
              cut(quad([x - 14 * k, G - 16 * k], [x, G - 12 * k], [x + 14 * k, G - 16 * k]), 0.9),
          ) + f(`M${n(x - 12 * k)} ${n(G - 38 * k)}h${n(24 * k)}v${n(3 * k)}h${n(-24 * k)}Z`),
      )
      .join(''),
  grotto: () =>
    f(
      `M2 ${G}L14 ${G - 30}Q40 ${G - 60} 82 ${G - 58}Q126 ${G - 58} 146 ${G - 28}L158 ${G}Z` +
        `M64 ${G}V${G - 24}Q64 ${G - 38} 80 ${G - 40}Q96 ${G - 38} 96 ${G - 24}V${G}Z` +
        cut([...arc(80, G - 24, 22, 180, 360, 12)], 1.4) +
        cut([...arc(80, G - 24, 27, 185, 355, 12)], 0.9) +
        cut(quad([20, G - 24], [34, G - 38], [48, G - 44]), 1) +
        cut(quad([112, G - 44], [128, G - 36], [140, G - 22]), 1),
    ) + f(rect(74, G - 20, 12, 20) + rect(77, G - 17, 6, 17)),
  obelisk: (g) =>
    f(
      `M71 ${G}L75 ${G - 58}L80 ${G - 66}L85 ${G - 58}L89 ${G}Z` +
        score(76.5, G - 55, 83.5, G - 55, 1) +
        [0, 1, 2, 3, 4].map((k) => rect(78, G - 48 + k * 9, 4, 4.5)).join(''),
    ) +
    f(rect(62, G - 5, 36, 5)) +
    f(upright(g, 34, 9, 20)) +
    f(upright(g, 124, 10, 16)),
  statue: () => {
    const sit = (x: number) =>
      `M${x - 9} ${G - 60}q0 -6 9 -6t9 6l1 10q9 2 10 10l1 16h6v24h-54v-24h6l1 -16q1 -8 10 -10Z` +
      score(x - 12, G - 24, x + 12, G - 24, 1.2) +
      score(x - 5, G - 22, x - 5, G - 3, 1.1) +
      score(x + 5, G - 22, x + 5, G - 3, 1.1) +
      score(x - 4, G - 55, x + 4, G - 55, 1);
    return f(sit(48)) + f(sit(112));
  },
  sphinx: () =>
    f(
      `M20 ${G}v-8l22 -2q4 -20 26 -22l4 -10q-2 -16 14 -18q15 1 16 16l-2 12q10 4 12 14l24 4q8 2 8 14Z` +
        score(82, G - 52, 94, G - 52, 1.1) +
        score(78, G - 40, 82, G - 30, 1) +
        score(98, G - 40, 96, G - 30, 1) +
        cut(quad([44, G - 8], [70, G - 14], [96, G - 6]), 1.1),
    ),
  spheres: () =>
    f(dot(48, G - 22, 22)) +
    f(dot(96, G - 16, 16)) +
    f(dot(128, G - 10, 10)) +
    `<path class="ink-colour" d="M30 ${G - 30}q18 -12 36 0M84 ${G - 22}q12 -8 24 0"/>`,
  gate: () =>
    f(
      `M22 ${G}L30 ${G - 52}Q80 ${G - 66} 130 ${G - 50}L138 ${G}Z` +
        `M68 ${G}v-28h24v28Z` +
        score(40, G - 40, 120, G - 40, 1.1),
    ),
  dolmen: (g) =>
    f(upright(g, 52, 19, 34, 3)) +
    f(upright(g, 82, 13, 31)) +
    f(upright(g, 108, 19, 35, -3)) +
    f(slab(32, 128, G - 41, 17)),
  row: (g) => {
    let s = '';
    const k = 5 + Math.floor(g() * 3);
    for (let i = 0; i < k; i++)
      s += f(upright(g, 18 + (i * 126) / (k - 1), 10 + g() * 5, 22 + g() * 34, (g() - 0.5) * 5));
    return s;
  },
  trilithon: (g) => {
    let s = '';
    for (const x of [30, 80, 130])
      s += f(upright(g, x - 12, 9, 38)) + f(upright(g, x + 12, 9, 38)) + f(`M${x - 20} ${G - 38}h40l-2 -8h-36Z`);
    return s + f(upright(g, 55, 8, 20)) + f(upright(g, 105, 8, 18));
  },
  mound: () =>
    f(
      `M14 ${G}Q80 ${G - 74} 146 ${G}Z` +
        rect(70, G - 20, 20, 20) +
        cut(arc(80, G + 6, 52, 205, 335, 20, 38), 1.2) +
        cut(arc(80, G + 6, 62, 200, 340, 20, 30), 0.01 + 0),
    ) + f(slab(62, 98, G - 23, 9)),
};
