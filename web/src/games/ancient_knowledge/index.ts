import type { Message } from '../../text/message';
import type { View } from '../../wire/types';
import type { GameFace } from '../face';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { cardOf, cofferOf, isCard, properName } from './cards';
import { LAST_MONUMENT, MIDDLE, type Catalogue, type Table } from './shape';

/** What a chip of the lintel says. */
function name(slot: string, value: string, view: View<Table>, catalogue: Catalogue): Message | string {
  switch (slot) {
    case 'space':
      return { key: 'web-ak-space', values: { space: Number(value) } };
    case 'tile':
      return { key: 'web-ak-tile', values: { number: Number(value) } };
    case 'victim':
      return view.seats[Number(value)] ?? value;
    case 'effect':
      return { key: `ak-card-when-${value}` };
    case 'coffer':
    case 'coffers':
      return { key: 'web-ak-coffer-short', values: { letter: value, name: cofferOf(catalogue, value).name } };
    default:
      return isCard(catalogue, value) ? properName(cardOf(catalogue, value).name) : value;
  }
}

/** What comes next, and when; alone the Time card says it. */
function stand(table: Table): Message | null {
  if (table.solo) return null;
  if (table.ending) return { key: 'web-ak-stand-last', values: {} };
  return table.turned
    ? { key: 'web-ak-stand-end', values: { count: LAST_MONUMENT } }
    : { key: 'web-ak-stand-middle', values: { count: MIDDLE } };
}

const VERBS = [
  ...[
    'search',
    'create',
    'learn',
    'archive',
    'excavate',
    'discard',
    'remove',
    'add',
    'give',
    'recover',
    'move',
    'swap',
  ],
  ...['destroy', 'keep', 'place', 'take', 'rob', 'bury', 'turn', 'use', 'draw', 'decline', 'done', 'pass', 'stop'],
  ...['store', 'renew', 'coffer', 'objective', 'abandon', 'go'],
];

const ancientKnowledge: GameFace = {
  Board,
  Area,
  name,
  wide: true,
  act: Object.fromEntries(VERBS.map((verb) => [verb, `web-ak-do-${verb}`])),
  icons: {
    create: 'create',
    learn: 'learn',
    archive: 'archive',
    excavate: 'excavate',
    search: 'search',
    decline: 'decline',
    discard: 'discard',
    remove: 'knowledge',
    draw: 'draw',
    move: 'move',
    coffer: 'coffer',
  },
  categories: {
    past: { icon: 'pyramid', pattern: 'diagonal', label: 'web-ak-category-past' },
    endgame: { icon: 'endgame', pattern: 'rays', label: 'web-ak-category-endgame' },
    technologies: { icon: 'secret', pattern: 'meander', label: 'web-ak-category-technologies' },
    timeline: { icon: 'timeline', pattern: 'brick', label: 'web-ak-category-timeline' },
    lost: { icon: 'lost', pattern: 'hatch', label: 'web-ak-category-lost' },
  },
  line: (view: View<Table>, seat) => ({
    key: 'web-ak-line',
    values: { past: view.table.seats[seat].past.length, lost: view.table.seats[seat].lost },
  }),
  stand: (view: View<Table>) => stand(view.table),
  pebbles: (view: View<Table>) =>
    view.table.phase === 'action' ? { done: Math.max(0, 2 - view.table.actions), of: 2 } : null,
  buttons: ['done', 'pass', 'stop', 'go'],
};
export default ancientKnowledge;
