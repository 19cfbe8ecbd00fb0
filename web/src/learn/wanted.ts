// What could be touched now, in words: for whoever touched something else.
import { nameOf, verbName } from '../play/names';
import type { GameFace } from '../games/face';
import type { Choosing } from '../play/choosing.svelte';
import { texts } from '../text/texts.svelte';
import type { View } from '../wire/types';

/** More names than these are no help. */
const FEW = 4;

/** The names of what is lit, and of the buttons: "the Medium Knight on d3 or End turn"; empty if there are too many. */
export function wanted(choosing: Choosing, face: GameFace, view: View, catalogue: Record<string, unknown>): string {
  const things = Object.entries(choosing.lit).flatMap(([slot, values]) =>
    [...values].map((value) => nameOf(face, slot, value, view, catalogue)),
  );
  const names = [...new Set([...things, ...choosing.buttons.map((row) => verbName(face, row.verb))])];
  if (names.length === 0 || names.length > FEW) return '';
  return new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(names);
}
