// Signs of the rules page: the pieces and tiles of Arkantar as they lie on its board.
import { piece, type Size } from './pieces';
import { top, wall } from './stone';

const GRAIN = 'ark-sign-grain';
const tile = (art: string): string => `<svg viewBox="-2 -14 104 118" aria-hidden="true">${art}</svg>`;
const STONE = '<rect class="tl-face" x="2" y="2" width="96" height="96" rx="3"/>';

export function sign(name: string): string | null {
  if (name === 'path') return tile(STONE);
  if (name === 'wall') return tile(`<g transform="translate(0 ${-top(0)})">${wall(0, 0, GRAIN)}</g>`);
  const [, size] = name.split('piece-');
  if (!size) return null;
  return `<svg viewBox="-52 -98 104 104" aria-hidden="true">${piece(size as Size, 'black', 0, 0, 4)}</svg>`;
}
