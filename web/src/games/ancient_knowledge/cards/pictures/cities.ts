/** The cities, by motif: temples, walls, terraces, towers, palaces. */
import { arc, cut, dot, n, poly, quad, rect } from '../../../../draw/geometry';
import { f, G, score, type Motifs } from './sherd';

/** A tower with m merlons and one window. */
function tower(x: number, w: number, h: number, m = 3): string {
  let d = `M${n(x)} ${G}V${n(G - h)}`;
  const q = w / (2 * m - 1);
  for (let i = 0; i < m; i++) d += `V${n(G - h - 4)}h${n(q)}V${n(G - h)}` + (i < m - 1 ? `h${n(q)}` : '');
  return d + `V${G}Z` + rect(x + w / 2 - 1.6, G - h + 8, 3.2, 7);
}
/** A temple front with k columns. */
function front(x: number, w: number, h: number, k: number): string {
  let d =
    poly([
      [x - 4, G - h],
      [x + w / 2, G - h - 16],
      [x + w + 4, G - h],
    ]) + rect(x - 2, G - h + 1.5, w + 4, 4);
  for (let i = 0; i < k; i++) d += rect(x + (i * (w - 6)) / (k - 1), G - h + 7, 6, h - 12);
  return d + rect(x - 4, G - 4, w + 8, 4) + dot(x + w / 2, G - h - 6, 2.5);
}

export const cities: Motifs = {
  cliff: () => {
    // houses under an overhang
    let s = f(
      `M0 ${G}V${G - 66}H160V${G}H148Q150 ${G - 44} 116 ${G - 50}Q60 ${G - 56} 22 ${G - 44}Q10 ${G - 38} 12 ${G}Z` +
        cut(quad([4, G - 56], [60, G - 62], [156, G - 56]), 1),
    );
    for (const [x, w, h] of [
      [20, 20, 24],
      [42, 16, 34],
      [60, 22, 26],
      [84, 14, 38],
      [100, 20, 28],
      [122, 20, 20],
    ])
      s += f(rect(x, G - h, w, h) + rect(x + w / 2 - 2, G - h + 6, 4, 5) + rect(x + w / 2 - 2.5, G - 8, 5, 8));
    return s;
  },
  steps: () => {
    let s = ''; // broad terraces of a hillside
    const Y = [0, 9, 19, 30, 42, 52],
      Wd = [158, 138, 114, 88, 60, 34];
    for (let i = 0; i < 6; i++) {
      const cx = 84 - i * 3,
        w = Wd[i];
      s += f(
        `M${n(cx - w / 2)} ${G - Y[i]}q${n(w * 0.08)} -11 ${n(w * 0.2)} -12h${n(w * 0.6)}q${n(w * 0.12)} 1 ${n(w * 0.2)} 12Z` +
          cut(quad([cx - w * 0.36, G - Y[i] - 7], [cx, G - Y[i] - 10], [cx + w * 0.36, G - Y[i] - 7]), 0.9),
      );
    }
    return (
      s +
      f(rect(62, G - 70, 12, 8)) +
      [
        [36, 21],
        [112, 21],
        [50, 31],
        [98, 32],
      ]
        .map(([x, y]) => f(`M${x} ${G - y}v-6l5 -4 5 4v6Z`))
        .join('')
    );
  },
  rock: () =>
    f(
      `M40 ${G}Q34 ${G - 36} 46 ${G - 58}Q80 ${G - 66} 112 ${G - 58}Q126 ${G - 34} 120 ${G}Z` +
        score(50, G - 48, 54, G - 18, 1) +
        score(106, G - 50, 110, G - 22, 1) +
        cut(
          [
            [62, G - 2],
            [66, G - 16],
            [76, G - 22],
            [74, G - 36],
            [84, G - 46],
          ],
          1.6,
        ),
    ) +
    f(rect(54, G - 66, 14, 8) + rect(74, G - 70, 12, 12) + rect(92, G - 65, 12, 7)) +
    f(`M10 ${G}q10 -14 22 0Z`) +
    f(`M128 ${G}q12 -18 26 0Z`),
  houses: () => {
    let s = '';
    for (const [x, y, w, h] of [
      [14, 0, 30, 20],
      [46, 0, 28, 17],
      [76, 0, 32, 22],
      [110, 0, 34, 18],
      [26, 20, 30, 18],
      [60, 18, 28, 20],
      [92, 21, 32, 16],
      [44, 38, 26, 14],
      [74, 38, 24, 16],
    ])
      s +=
        f(
          rect(x, G - y - h, w, h) + rect(x + w * 0.22, G - y - h + 6, 4, 4) + rect(x + w * 0.62, G - y - h + 6, 4, 4),
        ) + `<path class="ink-colour" d="M${x} ${G - y - h}h${w}M${x} ${G - y}v${-h}"/>`;
    return (
      s +
      `<path class="ink-line" style="stroke-width:1.3" d="M56 ${G - 52}v-9M60 ${G - 52}v-9M56 ${G - 55}h4M56 ${G - 58}h4M88 ${G - 54}v-8M92 ${G - 54}v-8M88 ${G - 57}h4M88 ${G - 60}h4"/>`
    );
  },
  colossi: () => {
    const fig = (x: number) =>
      `M${x - 6} ${G - 54}q0 -7 6 -7t6 7l1 8q7 2 8 9l1 14h3v23h-38v-23h3l1 -14q1 -7 8 -9Z` +
      score(x - 8, G - 22, x + 8, G - 22, 1) +
      score(x - 3, G - 20, x - 3, G - 2, 1) +
      score(x + 3, G - 20, x + 3, G - 2, 1) +
      score(x - 3, G - 50, x + 3, G - 50, 0.9);
    return (
      f(`M4 ${G}L14 ${G - 66}H146L156 ${G}H146L140 ${G - 60}H20L14 ${G}Z`) +
      f(`M18 ${G - 60}h124v-6h-124Z`) +
      [34, 64, 96, 126].map((x) => f(fig(x))).join('') +
      f(rect(76, G - 24, 8, 24))
    );
  },
  library: () => {
    let s = '';
    for (const [y, h] of [
      [0, 30],
      [33, 22],
    ]) {
      for (const x of [28, 46, 64, 92, 110, 128])
        s += f(rect(x - 2.6, G - y - h, 5.2, h) + rect(x - 4.4, G - y - h, 8.8, 2.6));
      for (const x of [28, 64, 110])
        s += y ? f(`M${x - 5} ${G - y - h}l14 -10l14 10Z` + dot(x + 9, G - y - h - 3.6, 1.8)) : '';
      s += f(rect(20, G - y - h - 3, 120, 3));
    }
    return (
      s +
      f(rect(34, G - 22, 6, 22)) +
      f(rect(74, G - 26, 12, 26) + rect(77, G - 22, 6, 22)) +
      f(rect(119, G - 22, 6, 22))
    );
  },
  arch: () =>
    f(
      `M46 ${G}V${G - 58}H114V${G}H98V${G - 24}a18 20 0 0 0 -36 0V${G}Z` +
        score(48, G - 46, 112, G - 46, 1.2) +
        cut([...arc(80, G - 24, 22, 180, 360, 12)], 1),
    ) +
    f(rect(42, G - 62, 76, 5)) +
    [12, 26, 134, 148]
      .map((x, i) =>
        f(rect(x - 2.5, G - 40 + (i % 3) * 6, 5, 40 - (i % 3) * 6) + rect(x - 4.5, G - 43 + (i % 3) * 6, 9, 3)),
      )
      .join('') +
    f(rect(6, G - 46, 26, 4)),
  lions: () =>
    f(
      `M8 ${G}V${G - 34}L20 ${G - 38}V${G - 46}H52V${G}ZM152 ${G}V${G - 34}L140 ${G - 38}V${G - 46}H108V${G}Z` +
        [10, 20, 30].map((y) => score(12, G - y, 50, G - y, 0.9) + score(110, G - y, 148, G - y, 0.9)).join(''),
    ) +
    f(`M54 ${G}V${G - 38}Q80 ${G - 62} 106 ${G - 38}V${G}H96V${G - 30}Q80 ${G - 46} 64 ${G - 30}V${G}Z`) +
    f(`M66 ${G}q-2 -12 4 -16l-1 -6l6 4q4 8 2 18Z`) +
    f(`M94 ${G}q2 -12 -4 -16l1 -6l-6 4q-4 8 -2 18Z`),
  bulls: () =>
    f(rect(10, G - 52, 140, 7)) +
    f(rect(16, G - 42, 128, 4)) +
    [22, 48, 74, 100, 126]
      .map(
        (x) =>
          f(`M${x} ${G}l2 -34h8l2 34Z` + score(x + 1, G - 6, x + 11, G - 6, 1)) +
          f(`M${x - 3} ${G - 38}q0 4 5 5h8q5 -1 5 -5Z`),
      )
      .join('') +
    f(`M52 ${G - 52}q-2 -12 6 -16q-3 8 3 11h38q6 -3 3 -11q8 4 6 16Z`),
  island: () => {
    let s = '';
    for (const [x, w, h] of [
      [22, 30, 18],
      [56, 44, 32],
      [104, 34, 22],
    ]) {
      s += f(
        rect(x, G - 8 - h, w, h) +
          [6, 12, 18, 24]
            .filter((y) => y < h - 3)
            .map((y) => score(x + 2, G - 8 - y, x + w - 2, G - 8 - y, 0.9))
            .join(''),
      );
    }
    s += f(rect(72, G - 50, 12, 10)) + f(`M69 ${G - 50}l9 -8l9 8Z`);
    return (
      s +
      f(
        `M0 ${G - 8}h160v8H0Z` +
          [3, 6].map((y) => cut(quad([4, G - y], [80, G - y - 1.6], [156, G - y]), 0.7)).join(''),
      ) +
      f(`M128 ${G - 6}q10 6 22 0l-3 6h-16Z`)
    );
  },
  palace: () => {
    let s = '';
    s += f(`M8 ${G}L30 ${G - 14}H132L152 ${G}Z`);
    for (const [x, w, y, h] of [
      [30, 100, 14, 15],
      [40, 80, 29, 14],
      [58, 44, 43, 14],
    ]) {
      s += f(
        poly([
          [x, G - y],
          [x + 3, G - y - h],
          [x + w - 3, G - y - h],
          [x + w, G - y],
        ]) +
          Array.from({ length: Math.floor(w / 10) - 1 }, (_, k) => rect(x + 8 + k * 10, G - y - h + 5, 3, 5)).join(''),
      );
    }
    return (
      s +
      f(`M62 ${G - 57}l18 -12l18 12Z`) +
      f(`M36 ${G - 43}h14l-7 -6ZM110 ${G - 43}h14l-7 -6Z`) +
      `<path class="ink-colour" d="M60 ${G}L90 ${G - 13}M96 ${G}L76 ${G - 13}"/>`
    );
  },
  cave: () =>
    f(
      `M4 ${G}L22 ${G - 34}L46 ${G - 58}L78 ${G - 66}L112 ${G - 58}L140 ${G - 32}L156 ${G}Z` +
        poly([
          [56, G - 36],
          [80, G - 48],
          [104, G - 36],
        ]) +
        rect(58, G - 32, 5, 32) +
        rect(69, G - 32, 5, 32) +
        rect(86, G - 32, 5, 32) +
        rect(97, G - 32, 5, 32) +
        rect(77, G - 22, 6, 22),
    ),
  heads: () => {
    const hd = (x: number, h: number) =>
      `M${x - 11} ${G}l1 -${h * 0.5}l-2 -${h * 0.3}q2 -${h * 0.22} 12 -${h * 0.22}t12 ${h * 0.22}l-2 ${h * 0.3}l1 ${h * 0.5}Z` +
      score(x - 7, G - h * 0.74, x + 7, G - h * 0.74, 1.4) +
      score(x, G - h * 0.7, x, G - h * 0.48, 1.4) +
      score(x - 4, G - h * 0.38, x + 4, G - h * 0.38, 1.2);
    return f(hd(34, 40)) + f(hd(68, 56)) + f(hd(102, 48)) + f(hd(132, 36));
  },
  pillars: () => {
    let s = '';
    for (const [x, h] of [
      [22, 34],
      [46, 46],
      [80, 58],
      [114, 46],
      [138, 34],
    ])
      s += f(
        `M${x - 5} ${G}V${G - h}h-7v-9h24v9h-7V${G}Z` + rect(x - 2, G - h + 8, 4, 5) + rect(x - 2, G - h + 17, 4, 5),
      );
    return s;
  },
  pylon: (g) => {
    const w = 40 + g() * 8,
      h = 46 + g() * 10,
      e = 6;
    const half = (x0: number, x1: number) =>
      poly([
        [x0, G],
        [x0 + e, G - h],
        [x1 - e, G - h],
        [x1, G],
      ]) +
      score(x0 + e + 1, G - h + 5, x1 - e - 1, G - h + 5, 1.1) +
      rect(x0 + w * 0.34, G - h * 0.62, 3, h * 0.34) +
      rect(x0 + w * 0.58, G - h * 0.62, 3, h * 0.34);
    let s =
      f(half(78 - 8 - w, 72)) +
      f(half(88, 90 + w)) +
      f(`M70 ${G}V${G - h * 0.62}h20V${G}h-5v-${n(h * 0.42)}h-10v${n(h * 0.42)}Z`);
    for (const x of [20, 140]) s += f(`M${x - 4} ${G}l1.5 -${n(30 + g() * 12)}l2.5 -5l2.5 5L${x + 4} ${G}Z`);
    return s;
  },
  temple: (g) => {
    const w = 54 + g() * 34,
      k = 4 + Math.floor(g() * 4),
      h = 32 + g() * 10,
      q = g();
    return (
      f(front(80 - w / 2, w, h, k)) +
      (q < 0.4
        ? f(tower(8, 18, 20 + g() * 10)) + f(tower(134, 18, 20 + g() * 12))
        : q < 0.7
          ? [14, 26, 130, 142]
              .map((x, i) =>
                f(rect(x, G - 20 - (i % 2) * 9, 6, 20 + (i % 2) * 9) + rect(x - 2, G - 23 - (i % 2) * 9, 10, 3)),
              )
              .join('')
          : f(`M4 ${G}q14 -26 28 0Z`) + f(`M128 ${G}q14 -22 28 0Z`))
    );
  },
  walls: (g) => {
    let s = '';
    const a = 30 + g() * 22,
      b = 30 + g() * 22,
      c = 38 + g() * 22;
    s +=
      f(tower(10, 22 + g() * 6, a)) +
      f(tower(126, 24, b)) +
      f(`M34 ${G}V${G - 26}h92V${G}h-36v-8a10 12 0 0 0 -20 0v8Z`) +
      (g() < 0.5 ? f(tower(52, 16, c)) + f(tower(90, 18, c + 8 - g() * 20)) : f(tower(68, 24, c, 4)));
    return s + `<path class="ink-colour" d="M36 ${G - 13}h30M94 ${G - 13}h30"/>`;
  },
  terraces: () => {
    let s = ''; // terraces on a hill
    const d = `M6 ${G}L40 ${G - 18}H52L70 ${G - 44}L92 ${G - 60}L108 ${G - 40}L120 ${G - 22}H132L154 ${G}Z`;
    s += f(d);
    s += `<path class="ink-colour" d="M30 ${G - 8}H134M40 ${G - 16}H126M58 ${G - 25}H116M64 ${G - 34}H110"/>`;
    for (const [x, y] of [
      [44, 18],
      [58, 26],
      [112, 24],
      [100, 36],
      [74, 38],
    ])
      s += f(`M${x} ${G - y}v-8l5 -5 5 5v8Z`);
    return s;
  },
  towers: () => {
    let s = '';
    for (const [x, w, h] of [
      [18, 20, 30],
      [50, 24, 46],
      [86, 24, 46],
      [122, 20, 30],
    ])
      s += f(
        `M${x} ${G}V${G - h}Q${x - 2} ${G - h - 12} ${x + w / 2} ${G - h - 24}Q${x + w + 2} ${G - h - 12} ${x + w} ${G - h}V${G}Z` +
          score(x + 4, G - h, x + w - 4, G - h, 1.1) +
          score(x + 4, G - h - 7, x + w - 4, G - h - 7, 0.9) +
          rect(x + w / 2 - 2.5, G - 14, 5, 14),
      );
    return s + f(rect(38, G - 16, 12, 16)) + f(rect(110, G - 16, 12, 16));
  },
};
