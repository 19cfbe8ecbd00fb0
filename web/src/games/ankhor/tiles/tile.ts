/** Faience tiles: the border says the colour, the figure in the middle says the kind. */
import './tile.css';
import { n } from '../../../draw/geometry';
import { icons } from '../../../draw/icons';
import { patterns } from '../../../draw/patterns';
import { colours, inks, symbols, type Colour } from '../tokens/inks';
import { token } from '../tokens/token';

const borders: Record<Colour, readonly [pattern: string, scale: number]> = {
  blue: ['waves', 2.5],
  white: ['fine', 2.6],
  black: ['grain', 2.5],
  green: ['reeds', 2.5],
  red: ['weave', 1.9],
};

/** Patterns, sheen and shadow that the drawings refer to; one element of the page carries them. */
export function tileDefs(): string {
  const border = colours.map((colour) => {
    const [name, scale] = borders[colour];
    const [w, h, art] = patterns[name];
    return (
      `<pattern id="ankhor-${colour}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" ` +
      `patternTransform="scale(${scale})" color="${inks[colour][1]}">${art}</pattern>`
    );
  });
  return (
    border.join('') +
    '<linearGradient id="ankhor-sheen" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/>' +
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>' +
    '<radialGradient id="ankhor-soft"><stop offset=".6"/><stop offset=".8" stop-opacity=".55"/>' +
    '<stop offset="1" stop-opacity="0"/></radialGradient>'
  );
}

const RING =
  'M5 9a4 4 0 0 1 4-4h82a4 4 0 0 1 4 4v82a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4Z' +
  'M19 23v54a4 4 0 0 0 4 4h54a4 4 0 0 0 4-4V23a4 4 0 0 0-4-4H23a4 4 0 0 0-4 4Z';

const slab = (colour: Colour, thick: number): string => {
  const [fill, , edge] = inks[colour];
  return (
    `<rect x="2" y="${2 + thick}" width="96" height="96" rx="7" fill="${edge}"/>` +
    `<rect class="tile-face" x="2" y="2" width="96" height="96" rx="7" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>`
  );
};
const SHEEN = '<rect x="2" y="2" width="96" height="96" rx="7" fill="url(#ankhor-sheen)"/>';

/** A tile in a box of 100 × 100, its thickness below it; `stored` draws the token a warehouse holds. */
export function tile(colour: Colour, kind: string, { thick = 7, stored = false } = {}): string {
  const symbol = inks[colour][1];
  const k = kind === 'desert' ? 2.1 : 2.3;
  const at = n(50 - 12 * k);
  return (
    slab(colour, thick) +
    `<path fill-rule="evenodd" fill="url(#ankhor-${colour})" opacity="${colour === 'white' ? 0.75 : 0.6}" d="${RING}"/>` +
    `<rect x="17.5" y="17.5" width="65" height="65" rx="5" fill="none" stroke="${symbol}" stroke-opacity=".75" stroke-width="1.8"/>` +
    `<rect x="3.5" y="3.5" width="93" height="93" rx="6" fill="none" stroke="${symbol}" stroke-opacity=".35" stroke-width="1.4"/>` +
    `<path transform="translate(${at} ${at}) scale(${k})" fill="${symbol}" fill-rule="evenodd" d="${icons[kind].d}"/>` +
    SHEEN +
    (stored ? token(colour, 74, 74, 20) : '')
  );
}

/** The back of a tile: its colour only. */
export function back(colour: Colour): string {
  const [fill, symbol] = inks[colour];
  return (
    slab(colour, 7) +
    `<rect x="6" y="6" width="88" height="88" rx="5" fill="url(#ankhor-${colour})" opacity=".55"/>` +
    `<path d="M50 16 84 50 50 84 16 50Z" fill="${fill}" stroke="${symbol}" stroke-width="2"/>` +
    `<path transform="translate(30.8 30.8) scale(1.6)" fill="${symbol}" fill-rule="evenodd" d="${icons[symbols[colour]].d}"/>` +
    SHEEN
  );
}
