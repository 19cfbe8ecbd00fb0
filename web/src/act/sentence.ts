// The sentence of an action as a row of words and chips: the message of its verb, cut where its slots stand.
import type { Say } from '../text/message';

export type Piece = { text: string } | { slot: string };

const OPEN = '\u2063';

/** Cuts a message whose placeables are slots: "Move { $piece } to { $to }". */
export function cutAtSlots(t: Say, key: string, slots: readonly string[]): Piece[] {
  const marks = Object.fromEntries(slots.map((slot) => [slot, `${OPEN}${slot}${OPEN}`]));
  return t(key, marks)
    .split(OPEN)
    .map((part, at) => (at % 2 ? { slot: part } : { text: part.trim() }))
    .filter((piece) => 'slot' in piece || piece.text !== '');
}
