/** In which order one's hand lies; this browser keeps it. */
import { keep, kept } from '../../../page/kept';
import { cardOf, MONUMENT_KINDS } from '../cards/cards';
import type { Catalogue } from '../shape';

export const ORDERS = ['usual', 'kind', 'space', 'cost'] as const;
export type Order = (typeof ORDERS)[number];

const KEY = 'hand-order';

class HandOrder {
  by = $state<Order>(kept<Order>(KEY, 'usual'));

  /** The next of the orders; after the last one the first. */
  turn(): void {
    this.by = ORDERS[(ORDERS.indexOf(this.by) + 1) % ORDERS.length];
    keep(KEY, this.by);
  }
}

export const handOrder = new HandOrder();

/** A hand in an order; cards that are alike in it keep their usual one. Artifacts, which start on no space, come last. */
export function sorted(hand: readonly string[], by: Order, catalogue: Catalogue): string[] {
  const kinds: readonly string[] = MONUMENT_KINDS;
  const place = (id: string): number => {
    const { kind, space, cost } = cardOf(catalogue, id);
    if (by === 'kind') return kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length;
    if (by === 'space') return space ?? Infinity;
    return by === 'cost' ? (cost ?? Infinity) : 0;
  };
  return hand.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
