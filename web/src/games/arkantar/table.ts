// The form of Arkantar's table and catalogue, and what follows from it for the drawing.
import type { Side, Size } from './pieces';
import { at, tileName } from './stone';

export interface Piece {
  /** It stays with the piece; actions name a piece by its tile. */
  id: string;
  tile: string;
  side: number;
  kind: Size;
}

export interface Captive {
  id: string;
  kind: Size;
}

export interface ArkantarTable {
  rows: string[];
  walls: string[];
  pieces: Piece[];
  captured: Captive[][];
  used: number;
  actions_per_turn: number;
  moved: boolean;
  flipped: string[];
  monarch_from: string | null;
  quiet: number;
  inertia: number;
}

export interface ArkantarCatalogue {
  sides: string[];
  pieces: { kind: Size; name: string; letter: string; takes: Size[] }[];
}

/** The captured pieces of a side; a Monarch that is gone from the board is among them. */
export function taken({ captured, pieces }: ArkantarTable, side: number): Captive[] {
  const stands = pieces.some((piece) => piece.side === side && piece.kind === 'monarch');
  return stands ? captured[side] : [...captured[side], { id: `monarch-${side}`, kind: 'monarch' }];
}

export const SIDES: readonly Side[] = ['black', 'white'];
export const RANSOM: Record<string, Size> = { L: 'large', M: 'medium', S: 'small' };

/** The tiles between two tiles of one row or column, in order, without the ends. */
export function between(from: string, to: string): string[] {
  const [c0, r0] = at(from);
  const [c1, r1] = at(to);
  const steps = Math.max(Math.abs(c1 - c0), Math.abs(r1 - r0));
  const tiles: string[] = [];
  for (let k = 1; k < steps; k++) {
    tiles.push(tileName(c0 + ((c1 - c0) * k) / steps, r0 + ((r1 - r0) * k) / steps));
  }
  return tiles;
}

/** Where a piece would stop in each direction, for the reminder on hover; the server alone says what is legal. */
export function slides(table: ArkantarTable, from: string): string[] {
  const blocked = new Set([...table.walls, ...table.pieces.map((piece) => piece.tile)]);
  const [c0, r0] = at(from);
  const ends: string[] = [];
  for (const [dc, dr] of [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ]) {
    let [c, r] = [c0, r0];
    for (;;) {
      const [nc, nr] = [c + dc, r + dr];
      if (nc < 0 || nc > 6 || nr < 0 || nr > 6 || blocked.has(tileName(nc, nr))) break;
      [c, r] = [nc, nr];
    }
    if (c !== c0 || r !== r0) ends.push(tileName(c, r));
  }
  return ends;
}
