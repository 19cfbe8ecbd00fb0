import type { Message } from '../../text/message';
import type { View } from '../../wire/types';
import type { GameFace } from '../face';
import Aim from './solo/Aim.svelte';
import Area from './beside/Area.svelte';
import { asking } from './solo/asking.svelte';
import Beside from './beside/Beside.svelte';
import Board from './Board.svelte';
import { cardOf, cofferOf, isCard, properName } from './cards/cards';
import Exhibit from './cards/Exhibit.svelte';
import { pages, track } from './beside/pages';
import { CATEGORIES, sheet } from './beside/points';
import { reading } from './cards/reading.svelte';
import Slim from './solo/Slim.svelte';
import { HAND_LIMIT, LAST_MONUMENT, MIDDLE, type Catalogue, type Table } from './shape';
import { recalled } from './solo/unlearning';

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
    default: {
      const at = owner(slot, value, view);
      const standing = at === null ? undefined : view.table.seats[at].timeline.find((one) => one.card === value);
      if (at !== null && at !== view.seat && standing && isCard(catalogue, value))
        return {
          key: 'web-ak-monument-of',
          values: {
            name: properName(cardOf(catalogue, value).name),
            owner: view.seats[at],
            knowledge: standing.knowledge,
          },
        };
      return isCard(catalogue, value) ? properName(cardOf(catalogue, value).name) : value;
    }
  }
}

/** On whose timeline a monument stands, or whose Past or collection holds a card; a hand is nobody's area. */
function owner(slot: string, value: string, { table }: View<Table>): number | null {
  if (['space', 'tile', 'n', 'victim', 'effect', 'coffer', 'coffers'].includes(slot)) return null;
  const at = table.seats.findIndex(
    (seat) =>
      seat.timeline.some((one) => one.card === value) ||
      seat.past.some((one) => one.card === value) ||
      seat.artifacts.includes(value),
  );
  return at < 0 ? null : at;
}

/** Actions that are paid in full: while one is being paid for, it is the one at hand. */
function done({ actions, choice }: Table): number {
  const begun = choice !== null && choice.kind !== 'action';
  return Math.max(0, 2 - actions - (begun ? 1 : 0));
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
  Slim,
  Aim,
  Exhibit,
  name,
  wide: true,
  setUp: true,
  act: Object.fromEntries(VERBS.map((verb) => [verb, `web-ak-do-${verb}`])),
  which: {
    card: 'web-ak-which-card',
    'learn:card': 'web-ak-which-technology',
    'bury:card': 'web-ak-which-technology',
    ...Object.fromEntries(
      ['remove', 'add', 'give', 'move', 'swap', 'decline'].map((verb) => [`${verb}:card`, 'web-ak-which-monument']),
    ),
    with: 'web-ak-which-other',
    space: 'web-ak-which-space',
    tile: 'web-ak-which-tile',
    n: 'web-ak-how-many',
    victim: 'web-ak-which-player',
    effect: 'web-ak-which-effect',
    coffer: 'web-ak-which-coffer',
  },
  owner,
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
  categories: CATEGORIES,
  sheet,
  line: (view: View<Table>, seat) => ({
    key: 'web-ak-line',
    values: { past: view.table.seats[seat].past.length, lost: view.table.seats[seat].lost },
  }),
  stand: (view: View<Table>) => stand(view.table),
  track: (view: View<Table>) => track(view.table),
  pages,
  Page: Beside,
  pageOfOther: 'other',
  pebbles: (view: View<Table>) => (view.table.phase === 'action' ? { done: done(view.table), of: 2 } : null),
  recalls: recalled,
  reads: (value, catalogue: Catalogue) => (isCard(catalogue, value) ? properName(cardOf(catalogue, value).name) : null),
  read: (value) => reading.open(value),
  vain: ({ table, seat }: View<Table>, verb) =>
    verb === 'search' && seat !== null && table.seats[seat].hand_size >= HAND_LIMIT,
  actions: ({ table }: View<Table>) => (table.choice?.kind === 'action' ? ['create', 'learn', 'excavate'] : []),
  goesOn: {
    verb: 'go',
    during: (view: View<Table>) => `turn ${view.table.solo?.turn ?? view.table.turns}`,
    unasked: (view: View<Table>) => asking.passes(view.table),
  },
  buttons: ['done', 'pass', 'stop', 'go'],
};
export default ancientKnowledge;
