/** What every card is worth to its owner now, by the parts of a result. */
import type { View } from '../../../wire/types';
import type { Category, SheetRow } from '../../face';
import { cardOf, properName } from '../cards/cards';
import type { Catalogue, Table } from '../shape';

/** The parts of a result, from the foot of the stele upwards. */
export const CATEGORIES: Record<string, Category> = {
  past: { icon: 'pyramid', pattern: 'diagonal', label: 'web-ak-category-past' },
  endgame: { icon: 'endgame', pattern: 'rays', label: 'web-ak-category-endgame' },
  technologies: { icon: 'secret', pattern: 'meander', label: 'web-ak-category-technologies' },
  timeline: { icon: 'timeline', pattern: 'brick', label: 'web-ak-category-timeline' },
  lost: { icon: 'lost', pattern: 'hatch', label: 'web-ak-category-lost', less: 'web-ak-fact-lost' },
};

export type CardRow = SheetRow & { id: string };

export function sheet(view: View<Table>, seat: number, catalogue: Catalogue): Record<string, CardRow[]> {
  const { past, endgame, collection, timeline } = view.table.seats[seat];
  const row = (id: string, points: number): CardRow => ({ id, name: properName(cardOf(catalogue, id).name), points });
  const worth = (id: string): CardRow => row(id, cardOf(catalogue, id).vp ?? 0);
  const scored = (rows: CardRow[]): CardRow[] => rows.filter(({ points }) => points !== 0);
  return {
    past: scored(past.map(({ card }) => worth(card))),
    endgame: Object.entries(endgame ?? {}).map(([id, points]) => row(id, points)),
    technologies: scored(collection.map(worth)),
    timeline: timeline.map(({ card }) => row(card, 1)),
  };
}
