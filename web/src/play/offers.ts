// What we asked of the others, and wait for.
import type { Table } from './table.svelte';
import { t } from '../text/texts.svelte';
import type { Offer } from '../wire/protocol';
import { seatName } from './names';

/** Our own requests that nobody has answered yet. */
export const pending = ({ info }: Table): Offer[] => (info?.offers ?? []).filter(({ by }) => info?.yours.includes(by));

/** "You asked to take back your last action; waiting for Bo." */
export const waits = ({ info, view }: Table, { offer, actions, waiting }: Offer): string =>
  t(`web-asked-${offer}`, {
    names: waiting.map((seat) => seatName(info?.seats, view?.seats ?? [], seat)).join(', '),
    actions,
  });

export const withdraw = (table: Table, { offer }: Offer): void => {
  if (offer === 'rematch') table.rematching = false;
  table.command('answer', { offer, yes: false });
};
