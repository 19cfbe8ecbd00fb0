/** What a chosen card in hand is chosen for: the one that is played, or one of those that go. */
import type { Touch } from '../../touch';

export type Stamp = { role: 'main' | 'away'; icon: string; word: string };

/** Cards gathered into a slot of their own are paid or discarded; the single card of an action is played. */
export function stampOf(own: Touch, marked: boolean): Stamp | null {
  if (marked) return { role: 'away', icon: 'discard', word: 'web-ak-marked' };
  if (!own.chosen) return null;
  if (own.slot === 'card') return { role: 'main', icon: 'create', word: 'web-ak-chosen' };
  return { role: 'away', icon: 'discard', word: 'web-ak-away' };
}
