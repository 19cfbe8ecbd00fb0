import type { Message } from '../../text/message';
import type { View } from '../../wire/types';
import type { GameFace, SheetRow } from '../face';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { cardOf, cofferOf, isCard, properName } from './cards';
import Exhibit from './Exhibit.svelte';
import { reading } from './reading.svelte';
import Slim from './Slim.svelte';
import { HAND_LIMIT, LAST_MONUMENT, MIDDLE, type Catalogue, type Table } from './shape';

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

/** What every card is worth to its owner now. */
function sheet(view: View<Table>, seat: number, catalogue: Catalogue): Record<string, SheetRow[]> {
  const { past, endgame, collection, timeline } = view.table.seats[seat];
  const row = (id: string, points: number): SheetRow => ({ name: properName(cardOf(catalogue, id).name), points });
  const worth = (id: string): SheetRow => row(id, cardOf(catalogue, id).vp ?? 0);
  const scored = (rows: SheetRow[]): SheetRow[] => rows.filter(({ points }) => points !== 0);
  return {
    past: scored(past.map(({ card }) => worth(card))),
    endgame: Object.entries(endgame ?? {}).map(([id, points]) => row(id, points)),
    technologies: scored(collection.map(worth)),
    timeline: timeline.map(({ card }) => row(card, 1)),
  };
}

const ancientKnowledge: GameFace = {
  Board,
  Area,
  Slim,
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
  categories: {
    past: { icon: 'pyramid', pattern: 'diagonal', label: 'web-ak-category-past' },
    endgame: { icon: 'endgame', pattern: 'rays', label: 'web-ak-category-endgame' },
    technologies: { icon: 'secret', pattern: 'meander', label: 'web-ak-category-technologies' },
    timeline: { icon: 'timeline', pattern: 'brick', label: 'web-ak-category-timeline' },
    lost: { icon: 'lost', pattern: 'hatch', label: 'web-ak-category-lost', less: 'web-ak-fact-lost' },
  },
  sheet,
  line: (view: View<Table>, seat) => ({
    key: 'web-ak-line',
    values: { past: view.table.seats[seat].past.length, lost: view.table.seats[seat].lost },
  }),
  stand: (view: View<Table>) => stand(view.table),
  pebbles: (view: View<Table>) => (view.table.phase === 'action' ? { done: done(view.table), of: 2 } : null),
  reads: (value, catalogue: Catalogue) => (isCard(catalogue, value) ? properName(cardOf(catalogue, value).name) : null),
  read: (value) => reading.open(value),
  vain: ({ table, seat }: View<Table>, verb) =>
    verb === 'search' && seat !== null && table.seats[seat].hand_size >= HAND_LIMIT,
  goesOn: { verb: 'go', during: (view: View<Table>) => `turn ${view.table.solo?.turn ?? view.table.turns}` },
  buttons: ['done', 'pass', 'stop', 'go'],
};
export default ancientKnowledge;
