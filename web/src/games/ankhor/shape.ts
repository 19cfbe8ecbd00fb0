/** The table of Ankh'or as the server describes it (`/api/games/ankhor/schemas`). */
import type { Colour, Token } from './tokens/inks';
import type { Place } from './tiles/places';

export type Tokens = Record<Token, number>;
export type Face = { colour: Colour; kind: string };
export type Tile = Place & Face & { id: string; place: string; covered: boolean; stores: boolean };

/** Two or more adjacent tiles of one colour or with one animal; a large one deserves a bonus token. */
export type Group = { sort: 'colour' | 'animal'; of: string; tiles: string[]; large: boolean };

export type Column = { column: number; markers: Token[]; tile: (Face & { id: string }) | null };
export type Pile = { pile: number; size: number; back: Colour | null };

export interface Domain {
  tiles: Tile[];
  tokens: Tokens;
  stored: Token[];
  bonus: number;
  groups: Group[];
}

export interface Table {
  phase: 'main' | 'after' | 'return';
  round: number;
  last_round: boolean;
  extra: boolean;
  spendable: number;
  surplus: { resources: number; ankhs: number };
  supply: Tokens;
  bonus_supply: number;
  columns: Column[];
  piles: Pile[];
  domains: Domain[];
}

/** Limits at the end of a turn, the size of a group that earns a bonus token, and the tile that ends the game. */
export const MOST_RESOURCES = 5;
export const MOST_ANKHS = 2;
export const BONUS_SIZE = 5;
export const LAST_TILE = 13;
