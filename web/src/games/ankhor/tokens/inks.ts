/** The five resources and the ankh: their colours are those of physical things, the same in every theme. */

export type Colour = 'blue' | 'white' | 'black' | 'green' | 'red';
export type Good = Colour | 'ankh';
/** Tokens as the table and the actions name them. */
export type Token = 'b' | 'w' | 'k' | 'g' | 'r' | 'a';

export const colours: readonly Colour[] = ['blue', 'white', 'black', 'green', 'red'];
export const resources: readonly Token[] = ['b', 'w', 'k', 'g', 'r'];
export const tokens: readonly Token[] = [...resources, 'a'];

export const goodOf: Record<Token, Good> = { b: 'blue', w: 'white', k: 'black', g: 'green', r: 'red', a: 'ankh' };

/** The icon that each shows. */
export const symbols: Record<Good, string> = {
  blue: 'fish',
  white: 'ivory',
  black: 'wood',
  green: 'papyrus',
  red: 'cloth',
  ankh: 'ankh',
};

/** Fill, symbol and dark edge. */
export const inks: Record<Good, readonly [fill: string, symbol: string, edge: string]> = {
  blue: ['#2E6491', '#FFF3DF', '#173A57'],
  white: ['#F1E6CF', '#3A281D', '#A08A68'],
  black: ['#3A302A', '#F6E7CF', '#14100D'],
  green: ['#47703F', '#FFF3DF', '#233C1F'],
  red: ['#A1382A', '#FFF3DF', '#5A1A12'],
  ankh: ['#E08F22', '#261A13', '#8A5208'],
};
