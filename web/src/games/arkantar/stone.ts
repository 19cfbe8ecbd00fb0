// The ground of Arkantar's board: limestone paths, brick walls in relief, and the frame with its Greek key.
// Tiles are 100 units wide; (0, 0) is the upper left corner of the grid, row 0 is the row "1" at the bottom.
import { n, poly, rng } from '../../draw/geometry';

export const T = 100;
export const GRID = 7 * T;
export const left = (column: number): number => column * T;
export const top = (row: number): number => (6 - row) * T;
export const at = (tile: string): [column: number, row: number] => [tile.charCodeAt(0) - 97, Number(tile[1]) - 1];
export const tileName = (column: number, row: number): string => 'abcdefg'[column] + String(row + 1);

/** Stone grain: specks and pits on a 160-unit tile. */
export function speck(id: string, seed = 'grain', count = 90): string {
  const g = rng(seed);
  let dark = '';
  let light = '';
  for (let i = 0; i < count; i++) {
    const x = g() * 160;
    const y = g() * 160;
    const s = 0.5 + g() * 1.3;
    const pit = `M${n(x)} ${n(y)}l${n(s)} ${n(s * 0.4)} ${n(-s * 0.3)} ${n(s)}Z`;
    if (g() < 0.6) dark += pit;
    else light += pit;
  }
  return `<pattern id="${id}" width="160" height="160" patternUnits="userSpaceOnUse"><path d="${dark}" fill="#000" opacity=".38"/><path d="${light}" fill="#fff" opacity=".5"/></pattern>`;
}

/** A flagstone with its cracks: never two the same. */
function flagstone(column: number, row: number): { face: string; crack: string; tone: number } {
  const x = left(column);
  const y = top(row);
  const g = rng(`path${column}${row}`);
  const j = (): number => (g() - 0.5) * 1.5;
  const corners = [
    [x + 2, y + 2],
    [x + T - 2, y + 2],
    [x + T - 2, y + T - 2],
    [x + 2, y + T - 2],
  ];
  const face = poly(corners.map(([a, b]) => [a + j(), b + j()]));
  let crack = '';
  const cracks = g() < 0.55 ? 1 : 2;
  for (let i = 0; i < cracks; i++) {
    let px = x + 4;
    let py = y + 10 + g() * 80;
    if (g() < 0.5) {
      px = x + 10 + g() * 80;
      py = y + 4;
    }
    crack += `M${n(px)} ${n(py)}`;
    const dx = px < x + 6 ? 1 : g() - 0.5;
    const dy = py < y + 6 ? 1 : g() - 0.5;
    for (let s = 0; s < 3 + g() * 3; s++) {
      px += dx * 8 + (g() - 0.5) * 9;
      py += dy * 8 + (g() - 0.5) * 9;
      if (px > x + T - 6 || py > y + T - 6 || px < x + 5 || py < y + 5) break;
      crack += `L${n(px)} ${n(py)}`;
    }
  }
  return { face, crack, tone: g() };
}

/** All forty-nine flagstones. They share their paths: so few things are drawn at once. */
export function ground(grain: string): string {
  let [faces, dark, light, high, low, cracks] = ['', '', '', '', '', ''];
  for (let row = 6; row >= 0; row--)
    for (let column = 0; column < 7; column++) {
      const { face, crack, tone } = flagstone(column, row);
      const [x, y] = [left(column), top(row)];
      faces += face;
      if (tone < 0.28) dark += face;
      else if (tone > 0.74) light += face;
      high += `M${x + 4} ${y + T - 5}V${y + 4}H${x + T - 5}`;
      low += `M${x + 5} ${y + T - 3.5}H${x + T - 3.5}V${y + 5}`;
      cracks += crack;
    }
  return (
    `<path class="tl-face" d="${faces}"/><path d="${dark}" fill="#000" opacity=".045"/>` +
    `<path d="${light}" fill="#fff" opacity=".09"/><path d="${faces}" fill="url(#${grain})" opacity=".6"/>` +
    `<path class="tl-hi" d="${high}"/><path class="tl-lo" d="${low}"/><path class="tl-crack" d="${cracks}"/>`
  );
}

/** A wall: four courses of brick seen from above, and its front. It stands up to 10 units over its tile. */
export function wall(column: number, row: number, grain: string): string {
  const x = left(column);
  const H = 13;
  const g = rng(`wall${column}${row}`);
  const y0 = top(row) - H + 3;
  const x0 = x + 1.5;
  const x1 = x + T - 1.5;
  const y1 = y0 + T - 4;
  const face = poly([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);
  const front = poly([
    [x0, y1],
    [x1, y1],
    [x1, y1 + H - 1],
    [x0, y1 + H - 1],
  ]);
  const joints = [34, 68].map((d) => `M${x + d} ${y1 + 1}v${H / 2}`).join('');
  const lower = [17, 51, 85].map((d) => `M${x + d} ${y1 + H / 2}v${H / 2 - 1}`).join('');
  const bricks = { '': '', 'brick-dark': '', 'brick-light': '' };
  let nicks = '';
  const h = (y1 - y0) / 4;
  for (let course = 0; course < 4; course++) {
    const cuts = course % 2 ? [0, 16, 50, 84, 97] : [0, 33, 66, 97];
    for (let b = 0; b < cuts.length - 1; b++) {
      const bx = x0 + cuts[b] + 1.6;
      const bw = cuts[b + 1] - cuts[b] - 3.2;
      const by = y0 + course * h + 1.6;
      const bh = h - 3.2;
      const tone = g();
      bricks[tone < 0.3 ? 'brick-dark' : tone > 0.75 ? 'brick-light' : ''] += brick(bx, by, bw, bh);
      if (tone > 0.82 && bw > 20) nicks += `M${n(bx + bw * 0.3)} ${n(by + bh)}l4 -5 3 2 4 3`;
    }
  }
  const laid = Object.entries(bricks).map(([shade, d]) => `<path class="wl-brick ${shade}" d="${d}"/>`);
  return (
    `<path class="wl-side" d="${front}"/><path class="wl-side-joint" d="M${x0} ${n(y1 + H / 2)}H${x1}${joints}${lower}"/>` +
    `<path class="wl-top" d="${face}"/>${laid.join('')}<path class="wl-nick" d="${nicks}"/>` +
    `<path d="${face}" fill="url(#${grain})" opacity=".5"/><path class="wl-hi" d="M${x0 + 1} ${y1 - 1}V${y0 + 1}H${x1 - 1}"/>`
  );
}

/** A brick with worn corners. */
function brick(x: number, y: number, w: number, h: number, r = 2.5): string {
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${turn(r, r)}v${n(h - 2 * r)}${turn(-r, r)}` +
    `h${n(2 * r - w)}${turn(-r, -r)}v${n(2 * r - h)}${turn(r, -r)}Z`
  );
}

/** A Greek key running along one side of the frame. */
function meander(x: number, y: number, length: number, step: number, across = true): string {
  const count = Math.round(length / step);
  const s = length / count;
  const a = s / 5;
  const turn = [
    [0, 4],
    [0, 0],
    [4, 0],
    [4, 3],
    [2, 3],
    [2, 2],
    [3, 2],
  ];
  let d = '';
  for (let i = 0; i < count; i++) {
    const points = turn.map(([u, v]) => (across ? [x + i * s + u * a, y + v * a] : [x + v * a, y + i * s + u * a]));
    d += 'M' + points.map(([u, v]) => `${n(u)} ${n(v)}`).join('L');
    const ends = [0, 5].map((u) => (across ? [x + i * s + u * a, y + 4 * a] : [x + 4 * a, y + i * s + u * a]));
    d += 'M' + ends.map(([u, v]) => `${n(u)} ${n(v)}`).join('L');
  }
  return d;
}

function rosette(cx: number, cy: number): string {
  const petals = Array.from(
    { length: 8 },
    (_, i) => `<ellipse cx="${cx}" cy="${cy - 10.5}" rx="2.6" ry="5" transform="rotate(${i * 45} ${cx} ${cy})"/>`,
  ).join('');
  return `<g class="fr-ros"><circle cx="${cx}" cy="${cy}" r="17"/><circle cx="${cx}" cy="${cy}" r="5"/>${petals}</g>`;
}

/** The frame, with coordinates on little tablets that break the key; `margin` is its width. */
export function frame(margin: number, turned = false): string {
  const slim = margin < 50;
  const W = GRID + 2 * margin;
  const plate = (name: string, grown: number, lower = 0): string =>
    `<rect class="${name}" x="${2 - margin - grown}" y="${2 - margin - grown + lower}" ` +
    `width="${W - 4 + 2 * grown}" height="${W - 4 + 2 * grown}" rx="${10 + grown}"/>`;
  const shadow = Array.from({ length: 14 }, (_, ring) => plate('board-shadow', (13 - ring) * (slim ? 1 : 3), 16));
  let s = shadow.join('') + plate('plate', 0);
  s += `<rect class="fr-in" x="-5" y="-5" width="${GRID + 10}" height="${GRID + 10}" rx="3"/>`;
  const near = 11 - margin;
  if (!slim) {
    const q = 36.4;
    const far = W - 11 - q * 0.8 - margin;
    const L = GRID + 8;
    let key = meander(-4, near, L, q) + meander(far, -4, L, q, false);
    for (let i = 0; i < 6; i++) {
      key += meander(i * T + T / 2 + 18, far, 64, 32) + meander(near, i * T + T / 2 + 18, 64, 32, false);
    }
    key += meander(-4, far, 32, 32) + meander(L - 38, far, 32, 32);
    key += meander(near, -4, 32, 32, false) + meander(near, L - 38, 32, 32, false);
    s += `<path class="fr-key" d="${key}"/>`;
    const [a, b] = [31 - margin, W - 31 - margin];
    s += rosette(a, a) + rosette(b, a) + rosette(b, b) + rosette(a, b);
  }
  const edge = (slim ? 15 : 26) - margin;
  const foot = W - (slim ? 17 : 26) - margin; // room below for the tail of a g
  for (let i = 0; i < 7; i++) {
    const middle = left(i) + T / 2;
    s += `<text class="fr-co" x="${middle}" y="${foot + 7.5}" text-anchor="middle">${'abcdefg'[turned ? 6 - i : i]}</text>`;
    s += `<text class="fr-co" x="${edge}" y="${top(i) + T / 2 + 7.5}" text-anchor="middle">${turned ? 7 - i : i + 1}</text>`;
  }
  return s;
}

/** The sheen of the pieces, once for the whole page. */
export const SHEEN =
  '<linearGradient id="pc-g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>';
