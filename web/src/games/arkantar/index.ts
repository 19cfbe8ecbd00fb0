import type { Message } from '../../text/message';
import type { View } from '../../wire/types';
import type { GameFace } from '../face';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Rail from './Rail.svelte';
import { sign } from './sign';
import { RANSOM, SIDES, type ArkantarTable } from './table';
import './stone.css';

/** Tiles by their names, pieces by what they are and where they stand. */
function name(slot: string, value: string, view: View<ArkantarTable>): Message | string {
  if (slot === 'ransom')
    return RANSOM[value]
      ? { key: 'web-arkantar-ransomed', values: { piece: { key: `arkantar-${RANSOM[value]}` } } }
      : { key: 'web-arkantar-no-ransom' };
  const piece = view.table.pieces.find((one) => one.tile === value);
  if (!piece || slot === 'tile') return value;
  const key = slot === 'to' ? 'web-arkantar-on-taken' : 'web-arkantar-on';
  return { key, values: { piece: { key: `arkantar-${piece.kind}` }, tile: value } };
}

const arkantar: GameFace = {
  Board,
  Area,
  Rail,
  Slim: Area,
  shared: true,
  about: 'web-arkantar-about',
  milestones: ['take', 'ransom'],
  act: {
    build: 'web-arkantar-do-build',
    break: 'web-arkantar-do-break',
    move: 'web-arkantar-do-move',
    take: 'web-arkantar-do-take',
    end: 'web-arkantar-do-end',
    pass: 'web-arkantar-do-pass',
  },
  which: {
    tile: 'web-arkantar-which-tile',
    'break:tile': 'web-arkantar-which-wall',
    piece: 'web-arkantar-which-piece',
    to: 'web-arkantar-which-to',
    'take:to': 'web-arkantar-which-taken',
    ransom: 'web-arkantar-which-ransom',
  },
  dim: ['tile'],
  icons: { build: 'build', break: 'break', move: 'move', take: 'capture', end: 'endturn', pass: 'endturn' },
  name,
  sign,
  pointless: true,
  side: (seat) => ({ key: `arkantar-${SIDES[seat]}` }),
  line: (view: View<ArkantarTable>, seat) => ({
    key: 'web-arkantar-line',
    values: {
      side: { key: `arkantar-${SIDES[seat]}` },
      pieces: view.table.pieces.filter((piece) => piece.side === seat).length,
    },
  }),
  pebbles: (view: View<ArkantarTable>) =>
    view.over ? null : { done: view.table.used, of: view.table.actions_per_turn },
};
export default arkantar;
