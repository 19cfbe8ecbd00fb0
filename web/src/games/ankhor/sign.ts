// Signs of the rules page: tokens, and tiles of each kind in one colour or another.
import type { Colour, Good } from './tokens/inks';
import { tile } from './tiles/tile';
import { token } from './tokens/token';

const COLOURS: Record<string, Colour> = { scarab: 'green', falcon: 'red', warehouse: 'black', desert: 'white' };

export function sign(name: string): string | null {
  const [what, kind] = name.split('-');
  const art =
    what === 'token' ? token(kind as Good, 50, 50, 42) : what === 'tile' ? tile(COLOURS[kind] ?? 'blue', kind) : '';
  return art === '' ? null : `<svg viewBox="-2 -2 104 110" aria-hidden="true">${art}</svg>`;
}
