// What a shared link lets others see: cards are named only where players hold some that others do not see.
import type { GameFace } from '../games/face';

/** The key of the sentence about a link to a table, or to its review. */
export function linkMeans(face: GameFace | null, hidden: boolean, review: boolean): string {
  const hands = face?.hands ?? hidden;
  return `web-${review ? 'review-' : ''}link-means${hands ? '-hands' : ''}`;
}
