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

/**
 * The pieces that are said now: words, what has been filled, and the first slot that is asked for. A slot that the
 * action does not have, or that is not asked yet, goes with the words that join it to the others.
 */
export function spoken(pieces: readonly Piece[], filled: (slot: string) => boolean, open: readonly string[]): Piece[] {
  const said: Piece[] = [];
  let asked = false;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    const asks: boolean = 'slot' in piece && !asked && !filled(piece.slot) && open.includes(piece.slot);
    asked ||= asks;
    if ('text' in piece || asks || filled(piece.slot)) said.push(piece);
    else if (said.length > 1 && 'text' in said[said.length - 1]) said.pop();
    else if (at + 2 < pieces.length && 'text' in pieces[at + 1]) at++;
  }
  return said;
}
