/** What a technology asks for, in signs: how much there is of it, and how much it takes. The server alone says whether it is met. */
import { cardOf, countByKind, MONUMENT_KINDS, TECHNOLOGY_KINDS } from '../cards/cards';
import type { Catalogue, CofferFace, Requirement, Seat } from '../shape';

export interface Need {
  /** What is counted, for the word that names it. */
  what: string;
  icons: readonly string[];
  /** In the Past: signs of monuments alone would not say so. */
  past: boolean;
  /** All of one kind. */
  same: boolean;
  have: number;
  number: number;
  atMost: boolean;
}

const most = (counts: Record<string, number>): number => Math.max(0, ...Object.values(counts));

/** How much of a quantity of the card language lies before a seat. */
function amount(quantity: string, seat: Seat, catalogue: Catalogue): number {
  const [what, kind] = quantity.split('.');
  const past = seat.past.map((one) => one.card);
  const cards = what === 'past' ? past : seat.collection;
  const counts = countByKind(catalogue, cards);
  switch (what) {
    case 'artifacts':
      return seat.artifacts.length;
    case 'hand':
      return seat.hand_size;
    case 'knowledge':
      return seat.timeline.reduce((sum, one) => sum + one.knowledge, 0);
    case 'lost':
      return seat.lost;
    case 'timeline':
      return seat.timeline.length;
  }
  if (kind === undefined) return cards.length;
  if (kind === 'same') return most(counts);
  if (kind === 'sets') return Math.min(...TECHNOLOGY_KINDS.map((one) => counts[one] ?? 0));
  if (kind === 'endgame') return cards.filter((id) => cardOf(catalogue, id).activations.includes('endgame')).length;
  return counts[kind] ?? 0;
}

function iconsOf(quantity: string): readonly string[] {
  const [what, kind] = quantity.split('.');
  if (kind === 'sets') return what === 'technologies' ? TECHNOLOGY_KINDS : MONUMENT_KINDS;
  if (what === 'timeline') return kind === undefined || kind === 'same' ? [what] : [what, kind];
  if (kind !== undefined && kind !== 'same' && kind !== 'level2') return [kind];
  if (what === 'score') return ['vp'];
  if (what === 'technologies') return ['learn'];
  if (what === 'artifacts') return ['artifact'];
  return what === 'past' ? [] : [what];
}

/** The kind that is counted, else the place where things are counted. */
function whatOf(quantity: string): string {
  const [what, kind] = quantity.split('.');
  return kind === undefined || kind === 'same' || kind === 'level2' ? what : kind;
}

const needOf = ({ quantity, comparison, number }: Requirement, have: number): Need => ({
  what: whatOf(quantity),
  icons: iconsOf(quantity),
  past: quantity.startsWith('past'),
  same: quantity.endsWith('.same'),
  have,
  number,
  atMost: comparison === '<=',
});

export const needsOf = (requires: readonly Requirement[], seat: Seat, catalogue: Catalogue): Need[] =>
  requires.map((one) => needOf(one, amount(one.quantity, seat, catalogue)));

/** What an objective asks for, and how much of it there is, as the rules count it. */
export const progressOf = (coffer: CofferFace, counted: readonly number[]): Need[] =>
  coffer.asks.slice(0, counted.length).map((one, i) => needOf(one, counted[i]));

/** Of what is still missing, that of which most is there; what must not be exceeded comes last. */
export const nearest = (needs: readonly Need[]): Need | null =>
  needs.toSorted((a, b) => (share(b) ?? -1) - (share(a) ?? -1))[0] ?? null;

/** The share that is there of what has to be reached; whatever must stay below a number has none. */
export const share = ({ have, number, atMost }: Need): number | null =>
  atMost || number <= 0 ? null : Math.min(1, Math.max(0, have) / number);

export const isMet = ({ have, number, atMost }: Need): boolean => (atMost ? have <= number : have >= number);
