// Geometry of the drawings: points, paths, incised lines and sherds. Pure functions of numbers and strings.

export type Points = readonly (readonly number[])[];

/** Seeded random numbers (mulberry32): the same seed always draws the same sherd. */
export function rng(seed: string | number): () => number {
  let a = typeof seed === 'string' ? hash(seed) : seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export function hash(s: string): number {
  let h = 2166136261;
  for (const c of s) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}
export const n = (v: number): string => String(Math.round(v * 100) / 100);

/** Text that people wrote, made safe for a drawing. */
export const words = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Closed polygon as a path. */
export const poly = (pts: Points): string => 'M' + pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z';

/** Circle as a subpath (a hole in an even-odd silhouette). */
export const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

export const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

/** An incised line: the outline of a polyline of width w, to be a hole in an even-odd silhouette. */
export function cut(pts: Points, w = 1.1): string {
  const L: number[][] = [],
    R: number[][] = [];
  for (let i = 0; i < pts.length; i++) {
    const p = pts[i], a = pts[Math.max(0, i - 1)], b = pts[Math.min(pts.length - 1, i + 1)];
    let dx = b[0] - a[0], dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    dx /= l; dy /= l;
    L.push([p[0] - (dy * w) / 2, p[1] + (dx * w) / 2]);
    R.unshift([p[0] + (dy * w) / 2, p[1] - (dx * w) / 2]);
  }
  return poly([...L, ...R]);
}
/** Points of a quadratic curve, for curved incisions. */
export function quad(p0: readonly number[], p1: readonly number[], p2: readonly number[], k = 8): number[][] {
  return Array.from({ length: k + 1 }, (_, i) => {
    const t = i / k, u = 1 - t;
    return [u * u * p0[0] + 2 * u * t * p1[0] + t * t * p2[0], u * u * p0[1] + 2 * u * t * p1[1] + t * t * p2[1]];
  });
}
export function arc(cx: number, cy: number, r: number, a0: number, a1: number, k = 14, ry = r): number[][] {
  return Array.from({ length: k + 1 }, (_, i) => {
    const a = ((a0 + ((a1 - a0) * i) / k) * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy + ry * Math.sin(a)];
  });
}

/**
 * A sherd: an irregular convex-ish polygon with broken edges that fills w × h.
 * Returns the face (points) and the fracture (the visible clay core below the face).
 */
export function sherd(
  seed: string,
  w: number,
  h: number,
  { bite = 0.06, steps = 5, depth = 0.02 } = {},
): { face: number[][]; fracture: number[][] } {
  const r = rng(seed);
  const j = () => (r() - 0.5) * 2;
  const c = [
    [w * bite * (0.4 + r()), h * bite * (0.3 + r())],
    [w * (1 - bite * (0.3 + r() * 1.2)), h * bite * (0.1 + r())],
    [w * (1 - bite * 0.2 * r()), h * (1 - bite * (0.6 + r() * 1.4))],
    [w * (1 - bite * (1 + 2.4 * r())), h * (1 - bite * 0.3 * r())],
    [w * bite * (0.3 + 1.5 * r()), h * (1 - bite * (0.2 + r()))],
    [w * bite * 0.2 * r(), h * (0.5 + 0.2 * r())],
  ];
  const pts: number[][] = [];
  for (let i = 0; i < c.length; i++) {
    const a = c[i], b = c[(i + 1) % c.length];
    pts.push(a);
    const m = 2 + Math.floor(r() * steps);
    for (let k = 1; k < m; k++) {
      const t = (k + j() * 0.25) / m;
      const nx = -(b[1] - a[1]), ny = b[0] - a[0], l = Math.hypot(nx, ny);
      const o = j() * Math.min(w, h) * 0.008;
      pts.push([a[0] + (b[0] - a[0]) * t + (nx / l) * o, a[1] + (b[1] - a[1]) * t + (ny / l) * o]);
    }
  }
  const d = Math.min(w, h) * depth;
  const fracture = pts.map(([x, y]) => {
    const k = 0.6 + 0.8 * r();
    return [x + ((x - w / 2) / w) * d * 1.2 * k, y + ((y - h / 2) / h) * d * k + d * 0.9 * k];
  });
  return { face: pts, fracture };
}
