/** Cards as the catalogue gives them, and what those that are unknown look like. */
import type { CardFace, Catalogue, CofferFace } from '../shape';

const UNKNOWN: CardFace = {
  id: '',
  name: '',
  kind: 'artifact',
  group: 'artifact',
  kind_label: '',
  activations: [],
  space: null,
  locked: false,
  knowledge: null,
  vp: null,
  cost: null,
  level: null,
  never_declines: false,
  house: false,
  effects: [],
  lines: [],
  requirement: null,
  requires: [],
  text: '',
};

type Index = { cards: Map<string, CardFace>; coffers: Map<string, CofferFace> };
const indices = new WeakMap<Catalogue, Index>();

/** The catalogue by id, made once. */
function indexOf(catalogue: Catalogue): Index {
  let index = indices.get(catalogue);
  if (!index) {
    index = {
      cards: new Map(catalogue.cards?.map((card) => [card.id, card])),
      coffers: new Map(catalogue.coffers?.map((coffer) => [coffer.id, coffer])),
    };
    indices.set(catalogue, index);
  }
  return index;
}

/** A card by its id; before the catalogue has come, one that is only its id. */
export const cardOf = (catalogue: Catalogue, id: string): CardFace =>
  indexOf(catalogue).cards.get(id) ?? { ...UNKNOWN, id, name: id, kind: kindOf(id) };

export const isCard = (catalogue: Catalogue, id: string): boolean => indexOf(catalogue).cards.has(id);

/** A coffer by its letter. */
export const cofferOf = (catalogue: Catalogue, letter: string): CofferFace =>
  indexOf(catalogue).coffers.get(letter) ?? { id: letter, name: letter, objective: '', asks: [], effect: '' };

const kinds: Record<string, string> = { C: 'city', M: 'megalith', P: 'pyramid', A: 'artifact', T: 'ancient' };
/** The family that an id begins with; Heritage puts an H before it. */
const kindOf = (id: string): string => kinds[id.replace(/^H/, '')[0]] ?? 'artifact';

/** Names as they are printed here, with true apostrophes. */
export const properName = (name: string): string => name.replace(/'/g, '’');

/** How many of each kind there are among cards. */
export function countByKind(catalogue: Catalogue, ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const { kind } = cardOf(catalogue, id);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

export const MONUMENT_KINDS = ['city', 'megalith', 'pyramid'] as const;
export const TECHNOLOGY_KINDS = ['ancient', 'writing', 'secret'] as const;
