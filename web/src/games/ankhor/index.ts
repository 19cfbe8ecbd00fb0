import type { Message } from '../../text/message';
import type { View } from '../../wire/types';
import type { GameFace } from '../face';
import Area from './Area.svelte';
import Board from './Board.svelte';
import type { Token } from './tokens/inks';
import { floorName, thisTile, tokenName } from './names';
import { readPlace } from './tiles/places';
import { LAST_TILE, type Table } from './shape';
import { sign } from './sign';
import Slim from './Slim.svelte';

/** What a chip of the lintel says. */
function name(slot: string, value: string, view: View<Table>): Message | string {
  const { table } = view;
  switch (slot) {
    case 'column': {
      const face = table.columns[Number(value) - 1]?.tile;
      return face ? thisTile(face) : value;
    }
    case 'tile': {
      const tile = table.domains.flatMap((domain) => domain.tiles).find((one) => one.place === value);
      return tile ? thisTile(tile) : value;
    }
    case 'place':
      return floorName(readPlace(value));
    case 'pile':
      return { key: 'web-ankhor-pile-number', values: { number: Number(value) } };
    case 'spare':
      return { key: 'web-ankhor-sparing', values: { good: tokenName(value as Token) } };
    case 'tokens':
      return tokenName(value as Token);
    default:
      return value;
  }
}

const ankhor: GameFace = {
  Board,
  Area,
  Slim,
  sign,
  hands: false,
  name,
  about: 'web-ankhor-about',
  act: {
    take: 'web-ankhor-do-take',
    buy: 'web-ankhor-do-buy',
    refresh: 'web-ankhor-do-refresh',
    move: 'web-ankhor-do-move',
    return: 'web-ankhor-do-return',
    end: 'web-ankhor-do-end',
  },
  which: {
    column: 'web-ankhor-which-tile',
    tile: 'web-ankhor-which-tile',
    place: 'web-ankhor-which-place',
    spare: 'web-ankhor-which-spare',
    pile: 'web-ankhor-which-pile',
  },
  icons: { take: 'take', buy: 'buy', refresh: 'refresh', move: 'move', return: 'return', end: 'endturn' },
  categories: {
    printed: { icon: 'two', pattern: 'rays', label: 'web-ankhor-category-printed' },
    bonus: { icon: 'bonus', pattern: 'brick', label: 'web-ankhor-category-bonus' },
    animals: { icon: 'scarab', pattern: 'hatch', label: 'web-ankhor-category-animals' },
    colours: { icon: 'papyrus', pattern: 'waves', label: 'web-ankhor-category-colours' },
    tokens: { icon: 'take', pattern: 'beads', label: 'web-ankhor-category-tokens' },
  },
  line: (view: View<Table>, seat) => ({
    key: 'web-ankhor-tiles',
    values: { count: view.table.domains[seat].tiles.length, last: LAST_TILE },
  }),
  stand: ({ table }: View<Table>) => ({
    key: 'web-ankhor-stand',
    values: { round: table.round, ending: table.last_round ? 'yes' : 'no', last: LAST_TILE },
  }),
  // What an ankh pays for lights when its verb is chosen.
  dim: ['pile', 'tile'],
  buttons: ['end'],
};
export default ankhor;
