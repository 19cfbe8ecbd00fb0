// What our own action certainly does is shown before the server has answered; its answer then tells the rest, or corrects it.
import type { Change, Preview } from '../wire/types';

/** The beats of a preview that change what is seen. A beat that only says what would come to light is left to the server. */
export function certain({ changes }: Preview): Change[] {
  const beat = ({ ply, beat }: Change): string => `${ply}.${beat}`;
  const seen = new Set(changes.filter(({ patch }) => patch.length > 0).map(beat));
  return changes.filter((change) => seen.has(beat(change)));
}

/** What is still to be told of these changes; null if they are not what was shown ahead. */
export function rest(changes: readonly Change[], shown: readonly Change[]): Change[] | null {
  const same = shown.every((change, at) => JSON.stringify(change) === JSON.stringify(changes[at]));
  return same ? changes.slice(shown.length) : null;
}
