/** The fifteen coffers of solo games, each drawn after a chest that exists. */
import '../../figures.css';
import { cut, dot, n, poly, quad, rect } from '../../../../draw/geometry';
import { f, score } from './sherd';

const B = 78; // ground
const box = (x0: number, x1: number, y: number) => `M${x0} ${B}V${y}H${x1}V${B}Z`;
/** Each coffer as [body, lid]: the lid is drawn apart so that it can open. */
const coffers: Record<string, [string, string]> = {
  A: [
    box(20, 80, 44) +
      score(24, 52, 76, 52, 1.4) +
      [32, 44, 56, 68].map((x) => dot(x, 64, 4) + dot(x, 64, 1.6)).join('') +
      rect(20, B, 7, 4) +
      rect(73, B, 7, 4),
    'M16 41L24 20H76L84 41Z' + score(26, 34, 74, 34, 1.4),
  ],
  B: [
    box(16, 84, 42) +
      [52, 60, 68].map((y) => score(18, y, 82, y, 1.3)).join('') +
      [32, 50, 68].map((x) => score(x, 43, x, 77, 1)).join(''),
    rect(13, 32, 74, 8) + score(16, 36, 84, 36, 1),
  ],
  C: [
    box(18, 82, 44) +
      poly([
        [50, 50],
        [62, 61],
        [50, 72],
        [38, 61],
      ]) +
      dot(27, 61, 3) +
      dot(73, 61, 3),
    'M16 41Q50 12 84 41Z' + cut(quad([24, 37], [50, 20], [76, 37]), 1.2),
  ],
  D: [
    box(20, 80, 42) + [29, 43, 57, 71].map((x) => `M${x - 5} 75V58q0 -8 5 -8t5 8v17Z`).join(''),
    'M14 39q2 -6 8 -7V24H78v8q6 1 8 7Z' + score(22, 31, 78, 31, 1.1),
  ],
  E: [
    box(18, 82, 42) +
      rect(18, B, 8, 4) +
      rect(74, B, 8, 4) +
      score(22, 48, 78, 48, 1.2) +
      [30, 42, 58, 70].map((x) => dot(x, 62, 4.5) + dot(x, 62, 2)).join('') +
      score(22, 73, 78, 73, 1.2),
    rect(14, 31, 72, 8) + `M50 21l2.5 4.5 5 -1 -2 4.5 4 3h-19l4 -3 -2 -4.5 5 1Z`,
  ],
  F: [
    `M28 ${B}V40H72V${B}Z` +
      score(30, 46, 70, 46, 1.2) +
      score(30, 70, 70, 70, 1.2) +
      [36, 46, 56, 64].map((x) => `M${x - 3} 67l1 -9q-3 -5 2 -7q5 1 3 7l2 9Z`).join('') +
      `M26 ${B}h10l-3 5h-6ZM64 ${B}h10l-1 5h-6Z`,
    'M26 38Q50 24 74 38Z' + 'M44 28l2 -13 4 -3 4 3 2 13Z' + score(47, 20, 53, 20, 1),
  ],
  G: [
    `M12 ${B}L22 34H78L88 ${B}Z` +
      [46, 58, 69].map((y) => score(22 - (y - 46) * 0.28, y, 78 + (y - 46) * 0.28, y, 1.2)).join('') +
      [30, 40, 50, 60, 70]
        .map((x) => `M${x - 2} 45v-5q2 -3 4 0v5Z` + `M${x - 2} 57v-6q2 -3 4 0v6Z` + `M${x - 2} 68v-6q2 -3 4 0v6Z`)
        .join(''),
    rect(19, 24, 62, 8) + [28, 39, 50, 61, 72].map((x) => dot(x, 28, 2)).join(''),
  ],
  H: [
    `M26 ${B}V42H74V${B}Z` +
      score(28, 48, 72, 48, 1.2) +
      score(28, 72, 72, 72, 1.2) +
      [34, 45, 56, 67].map((x) => `M${x - 4} 69Q${x - 5} 57 ${x} 51Q${x + 5} 57 ${x + 4} 69Z`).join(''),
    'M24 40q0 -7 26 -7t26 7Z' + dot(50, 29, 4.5),
  ],
  I: [
    `M20 ${B}V44H80V${B}Z` +
      dot(40, 57, 4) +
      dot(60, 57, 4) +
      poly([
        [50, 58],
        [54, 68],
        [46, 68],
      ]) +
      score(42, 73, 58, 73, 1.5),
    'M16 42L50 14L84 42Z' + score(30, 36, 70, 36, 1.2) + dot(50, 28, 3),
  ],
  J: [
    `M30 ${B}V36H70V${B}Z` +
      [36, 46, 55, 64].map((x) => `M${x - 3.5} 70V54a3.5 5 0 0 1 7 0V70Z`).join('') +
      [34, 42, 50, 58, 66].map((x) => dot(x, 42, 1.7)).join('') +
      [34, 42, 50, 58, 66].map((x) => dot(x, 74, 1.5)).join(''),
    'M28 34q0 -5 22 -5t22 5Z',
  ],
  K: [
    box(16, 84, 46) + 'M28 74V52H44V74ZM56 74V52H72V74Z' + dot(50, 60, 3) + rect(16, B, 6, 4) + rect(78, B, 6, 4),
    'M14 43V34H86V43Z' + 'M20 32q30 -12 60 0Z' + dot(50, 38, 2.5),
  ],
  L: [
    box(16, 84, 42) +
      rect(20, 46, 60, 3) +
      rect(20, 73, 60, 3) +
      [30, 42, 58, 70].map((x) => `M${x - 4} 71l1 -10q-4 -6 3 -8q7 2 3 8l1 10Z`).join('') +
      score(50, 51, 50, 72, 1.3),
    rect(14, 30, 72, 9) +
      [24, 37, 50, 63, 76]
        .map((x) =>
          cut(
            [
              [x - 4, 36],
              [x, 32],
              [x + 4, 36],
            ],
            1,
          ),
        )
        .join(''),
  ],
  M: [
    box(18, 82, 50) +
      [26, 38, 50, 62, 74].map((x) => `M${x - 4} 75V60a4 4 0 0 1 8 0V75Z`).join('') +
      rect(18, B, 7, 4) +
      rect(75, B, 7, 4),
    'M16 47L32 22H68L84 47Z' + dot(50, 34, 7) + dot(50, 34, 5) + score(22, 43, 40, 43, 1) + score(60, 43, 78, 43, 1),
  ],
  N: [
    box(20, 80, 46) +
      [51, 74].map((y) => score(22, y, 78, y, 1.2)).join('') +
      [30, 44, 58, 72]
        .map((x) =>
          poly([
            [x - 2, 56],
            [x + 4, 63],
            [x - 2, 70],
            [x - 8, 63],
          ]),
        )
        .join('') +
      rect(20, B, 5, 4) +
      rect(75, B, 5, 4),
    'M18 43Q18 18 50 18T82 43Z' + cut(quad([26, 39], [50, 22], [74, 39]), 1.1) + dot(50, 33, 3),
  ],
  O: [
    `M26 38L34 ${B}H66L74 38Z` +
      score(29, 48, 71, 48, 1.3) +
      score(31, 58, 69, 58, 1.3) +
      score(33, 68, 67, 68, 1.3) +
      [36, 45, 54, 63].map((x) => `M${x - 3} 56l1 -5q3 -3 5 0l1 5Z`).join(''),
    'M22 35H78V30H22Z' + score(26, 32.5, 74, 32.5, 0.9),
  ],
};
const handles: Record<string, string> = {
  O: '<path class="ink-line" style="stroke-width:3" d="M28 31Q50 -6 72 31"/>',
};
export type CofferState = 'todo' | 'unlocked' | 'spent';
/** A coffer: to do (closed), unlocked (open, shining), spent (an outline left on the shelf). */
export function coffer(id: string, state: CofferState = 'todo'): string {
  const [body, lid] = coffers[id];
  const open = state === 'unlocked';
  const rays = open
    ? `<g class="cf-ray">${[-172, -158, -144, -36, -22, -8]
        .map((a) => {
          const q = (a * Math.PI) / 180;
          return `<path d="M${n(50 + 40 * Math.cos(q))} ${n(42 + 26 * Math.sin(q))}L${n(50 + 53 * Math.cos(q))} ${n(42 + 37 * Math.sin(q))}"/>`;
        })
        .join('')}</g>`
    : '';
  return `<svg class="coffer cf-${state}" viewBox="0 0 100 86" aria-hidden="true">${rays}<ellipse class="cf-sh" cx="50" cy="${B + 3}" rx="40" ry="4"/>${f(body)}<g${open ? ' transform="translate(3 -13) rotate(-9 24 38)"' : ''}>${f(lid)}${handles[id] ?? ''}</g></svg>`;
}
