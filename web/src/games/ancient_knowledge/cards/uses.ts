/** What a card that is asked for would be used for, in one word for a button. */
import type { Touch } from '../../touch';
import { isMet, type Need } from '../band/requires';
import type { Table } from '../shape';

/** By the kind of choice; where several actions are open, by the place in which the card lies. */
const VERBS: Record<string, string> = {
  set: 'use',
  create: 'create',
  learn: 'learn',
  pay: 'discard',
  opening: 'discard',
  opponents: 'discard',
  archive: 'archive',
  keep: 'keep',
  remove: 'remove',
  add: 'add',
  give: 'give',
  move: 'move',
  swap: 'swap',
  destroy: 'destroy',
  decline: 'decline',
  bury: 'bury',
  store: 'store',
};

/** The key of the word. */
export function useOf(table: Table, { value }: Touch): string {
  const kind = table.choice?.kind ?? '';
  const verb =
    kind === 'action' ? (table.tiles.some((places) => places.includes(value)) ? 'learn' : 'create') : VERBS[kind];
  if (verb === 'use') return 'web-ak-this-next';
  return verb ? `web-ak-do-${verb}-verb` : 'web-ak-choose';
}

/** Whether a technology could be learned: it is asked for that, or what it takes is there. */
export function learnable(table: Table, own: Touch, needs: readonly Need[]): boolean {
  const asked = ['action', 'learn'].includes(table.choice?.kind ?? '');
  return (asked && (own.lit || own.chosen > 0)) || needs.every(isMet);
}
