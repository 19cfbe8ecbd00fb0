/** How a solo game ended: what can be said without asking anybody. */
import type { TableInfo } from '../wire/protocol';
import type { View } from '../wire/types';

/** Whether the game counts for something: a challenge, or a campaign. */
export const counts = (info: TableInfo | null | undefined): boolean =>
  info != null && (info.challenge !== null || info.campaign !== null);

interface Alone {
  objectives: Record<string, boolean>;
  progress?: Record<string, number[]>;
  given_up: string[];
}

/** The part of a table that only a solo game has. */
export const aloneOf = (view: View): Alone | null => (view.table as { solo?: Alone }).solo ?? null;

/** The key of the sentence with which a game for one ends; nobody draws with nobody. */
export function resultKey(info: TableInfo | null | undefined, view: View): string {
  const won = (view.outcome?.winners.length ?? 0) > 0;
  if (won && Object.keys(aloneOf(view)?.objectives ?? {}).length === 0) return 'web-alone-over';
  const what = info?.campaign != null ? 'campaign-game' : info?.challenge != null ? 'challenge' : 'alone';
  return `web-${what}-${won ? 'won' : 'lost'}`;
}
