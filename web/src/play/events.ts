// What happened beside the game, in words: taken back, refused, given up, agreed.
import { t } from '../text/texts.svelte';
import type { TableEvent } from '../wire/protocol';

/** Of these the log tells as well: the others concern only who is at the table at that moment. */
const LOGGED: readonly TableEvent['event'][] = ['undone', 'resigned', 'late', 'drawn', 'replaced'];

export const isLogged = ({ event }: TableEvent): boolean => LOGGED.includes(event);

export const ICONS: Record<TableEvent['event'], string> = {
  undone: 'undo',
  refused: 'cancel',
  withdrawn: 'undo',
  resigned: 'cancel',
  late: 'time',
  drawn: 'people',
  replaced: 'bot-3',
};

export function saidOfEvent(
  { event, seat, name, offer, actions }: TableEvent,
  called: (seat: number) => string,
): string {
  const who = name ?? (seat === null ? '' : called(seat));
  const key =
    event === 'undone' ? 'web-undone' : LOGGED.includes(event) ? `web-beside-${event}` : `web-${event}-${offer}`;
  return t(key, { name: who, actions });
}
