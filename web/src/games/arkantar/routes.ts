// Lines of actions in chalk: the better one full with filled numbers, the played one dotted with hollow numbers.
import { n } from '../../draw/geometry';
import type { Parts } from '../../wire/types';
import { T } from './stone';

type Place = (tile: string) => number;

const number = (x: number, y: number, index: number, cls: string): string =>
  `<g class="ln-n ${cls}"><circle cx="${n(x)}" cy="${n(y)}" r="15"/><text x="${n(x)}" y="${n(y + 6.5)}" text-anchor="middle">${index + 1}</text></g>`;

function flip(verb: string, x: number, y: number, index: number, cls: string): string {
  const [cx, cy] = [x + T / 2, y + T / 2];
  const box = `x="${x + 13}" y="${y + 13}" width="${T - 26}" height="${T - 26}" rx="6"`;
  const sign =
    verb === 'build'
      ? `M${x + 22} ${cy - 12}h56M${x + 22} ${cy + 12}h56M${cx} ${cy - 12}v24M${cx - 16} ${cy - 30}v18M${cx + 16} ${cy + 12}v18`
      : `M${cx - 22} ${cy - 22}l44 44M${cx + 22} ${cy - 22}l-44 44`;
  const drawing = `<g class="route ${cls}"><rect class="edge" ${box}/><rect class="core" ${box}/><path class="core thin" d="${sign}"/></g>`;
  return drawing + number(cls === 'played' ? x + 18 : x + T - 18, y + 18, index, cls);
}

function slide(from: [number, number], to: [number, number], index: number, cls: string): string {
  const [x0, y0] = [from[0] + T / 2, from[1] + T / 2];
  const [cx, cy] = [to[0] + T / 2, to[1] + T / 2];
  const length = Math.hypot(cx - x0, cy - y0) || 1;
  const [ux, uy] = [(cx - x0) / length, (cy - y0) / length];
  const [ax, ay] = [cx - ux * 8, cy - uy * 8];
  const [bx, by] = [ax - ux * 26, ay - uy * 26];
  const shaft = `M${n(x0 + ux * 30)} ${n(y0 + uy * 30)}L${n(bx)} ${n(by)}`;
  const head = `M${n(ax + ux * 6)} ${n(ay + uy * 6)}L${n(bx - uy * 17)} ${n(by + ux * 17)}L${n(bx + uy * 17)} ${n(by - ux * 17)}Z`;
  const drawing = `<g class="route ${cls}"><path class="edge" d="${shaft}"/><path class="edge" d="${head}"/><path class="core" d="${shaft}"/><path class="arrow-head" d="${head}"/></g>`;
  return drawing + number((x0 + ux * 30 + bx) / 2, (y0 + uy * 30 + by) / 2, index, cls);
}

function line(steps: readonly Parts[], cls: string, x: Place, y: Place): string {
  return steps
    .map((step, index) => {
      if (typeof step.tile === 'string') return flip(step.verb, x(step.tile), y(step.tile), index, cls);
      if (typeof step.piece !== 'string' || typeof step.to !== 'string') return '';
      return slide([x(step.piece), y(step.piece)], [x(step.to), y(step.to)], index, cls);
    })
    .join('');
}

export function routes(better: readonly Parts[], played: readonly Parts[], x: Place, y: Place): string {
  return line(played, 'played', x, y) + line(better, 'better', x, y);
}
