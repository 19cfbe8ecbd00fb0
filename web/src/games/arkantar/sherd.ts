// Arkantar at home: a corner of a game on its sherd, and a Knight for small places.
import { piece } from './pieces';
import { at, ground, left, SHEEN, speck, T, top, wall } from './stone';
import './stone.css';

const WALLS = ['a6', 'b6', 'd6', 'e6', 'f6', 'g6', 'c5', 'g5', 'a4', 'e4', 'b3', 'e3', 'f3'];
const STANDING = [
  ['d5', 'monarch', 'white'],
  ['b4', 'monarch', 'black'],
  ['d4', 'large', 'black'],
  ['f5', 'large', 'white'],
] as const;

export function picture(): string {
  const grain = 'ark-sherd-grain';
  const walls = WALLS.map((tile) => wall(at(tile)[0], at(tile)[1], grain)).join('');
  const pieces = STANDING.map(([tile, size, side]) =>
    piece(size, side, left(at(tile)[0]) + T / 2, top(at(tile)[1]) + 84, 4.05),
  ).join('');
  return (
    `<svg x="0" y="0" width="420" height="236" viewBox="78 172 440 247" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${speck(grain)}${SHEEN}</defs><rect width="700" height="700" fill="#000"/>${ground(grain)}${walls}${pieces}</svg>`
  );
}

export const thumb = (): string =>
  `<svg viewBox="-52 -98 104 104" aria-hidden="true">${piece('large', 'black', 0, 0, 4)}</svg>`;
