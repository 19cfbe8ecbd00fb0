// A finished game in a few words: won, lost or drawn, against whom, and with what score or how it ended.
import { seatName } from '../play/names';
import { t, texts } from '../text/texts.svelte';
import type { TableSummary } from '../wire/protocol';

const DAY = 86_400_000;

export type Ending = 'won' | 'lost' | 'draw' | 'over';

/** How a game ended for the one who looks at it; who held several seats neither won nor lost. */
export function endingOf(table: TableSummary): Ending {
  if (!table.result) return 'over';
  const { winners } = table.result;
  if (winners.length > 1 && winners.length === table.players) return 'draw';
  if (table.yours.length !== 1) return 'over';
  return winners.includes(table.yours[0]) ? 'won' : 'lost';
}

export function opponentsOf(table: TableSummary): string {
  const others = table.seats.filter((seat) => !(seat.you && table.yours.length === 1));
  return others.map((seat) => seatName(table.seats, [], seat.seat)).join(', ');
}

/** The score, one's own first; where no points have decided it, in a few words how it ended. */
export function scoreOf(table: TableSummary): string {
  if (!table.result) return '';
  const { scores, reason } = table.result;
  const short = reason ? `${reason.key}-short` : '';
  if (texts.has(short)) return t(short);
  const order = scores.map((_, seat) => seat).sort((a, b) => isMine(table, b) - isMine(table, a));
  return order.map((seat) => scores[seat]).join(' : ');
}

/** The level above the ones that were beaten; null where nobody was, or there is none above. */
export function nextLevel(table: TableSummary, levels: number): number | null {
  const others = table.seats.filter((seat) => !seat.you);
  if (endingOf(table) !== 'won' || others.length === 0 || table.packs.length > 0) return null;
  if (!others.every((seat) => seat.who === 'bot' && seat.level !== null)) return null;
  const next = Math.max(...others.map((seat) => seat.level ?? 0)) + 1;
  return next <= levels ? next : null;
}

const isMine = (table: TableSummary, seat: number): number => Number(table.yours.includes(seat));

/** The day of a moment: today and yesterday by these words. */
export function dayOf(moment: number, now: number, language: string): string {
  const day = (at: number): number => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / DAY);
  const ago = day(now) - day(moment);
  if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(moment);
}
