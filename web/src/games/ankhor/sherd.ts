/** Ankh'or at home and in the lobby: a domain full of colour. */
import { ground, type Laid } from './tiles/ground';
import type { Colour } from './tokens/inks';
import { tile, tileDefs } from './tiles/tile';

const rows: [string, number, number, number?][] = [
  ['green falcon', -1, 2],
  ['blue falcon', 0, 2],
  ['red two', 1, 2],
  ['white scarab', 2, 2],
  ['white two', -2, 2],
  ['red falcon', -3, 2],
  ['black scarab', -2, 1],
  ['black scarab', -1, 1],
  ['blue scarab', 0, 1],
  ['red warehouse', 1, 1],
  ['red jackal', 2, 1],
  ['blue two', -3, 1],
  ['white jackal', -2, 0],
  ['white scarab', -1, 0],
  ['blue scribe', 0, 0],
  ['green desert', 1, 0],
  ['black falcon', 2, 0],
  ['green two', -3, 0],
  ['green scarab', -0.5, 1.5, 1],
  ['white falcon', -1.5, 0.5, 1],
  ['green jackal', 0.5, 0.5, 1],
];
const tiles: Laid[] = rows.map(([face, x, y, level = 0]) => {
  const [colour, kind] = face.split(' ');
  return { colour: colour as Colour, kind, x, y, level, stores: kind === 'warehouse' };
});

/** For a box of 420 × 236. */
export const picture = (): string =>
  `<defs>${tileDefs()}</defs><rect width="420" height="236" fill="var(--ground-2)"/>` +
  `<svg width="420" height="236" viewBox="-262 -232 440 247" preserveAspectRatio="xMidYMid slice">${ground(tiles)}</svg>`;

/** One tile. */
export const thumb = (): string =>
  `<svg viewBox="-6 -4 112 116" aria-hidden="true"><defs>${tileDefs()}</defs>${tile('green', 'scarab')}</svg>`;
