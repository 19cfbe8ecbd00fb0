/** The table of Ancient Knowledge as the server describes it (`/api/games/ancient_knowledge/schemas`). */

export type Level = 'lower' | 'upper' | 'third';
export type Standing = { card: string; space: number; level: Level; knowledge: number; technology?: string };

export interface Seat {
  hand_size: number;
  /** Only of the one who looks. */
  hand: string[] | null;
  /** Cards of another's hand that the viewer has seen. */
  known: string[];
  timeline: Standing[];
  artifacts: string[];
  /** How many artifacts there is room for. */
  artifact_spaces: number;
  past: { card: string; rotated: boolean }[];
  collection: string[];
  /** What the endgame effects of monuments in the Past are worth now. */
  endgame: Record<string, number>;
  lost: number;
  marked?: string[];
}

export interface Solo {
  time: { space: number; level: Level; departures: number };
  /** The last roll, 0 before the first. */
  die: number;
  /** The tile and the place, from 1, that each number of the die stands for. */
  die_places: [tile: number, place: number][];
  turn: number;
  turns: number;
  objectives: Record<string, boolean>;
  /** How much there is of what each objective asks for, in the order of `CofferFace.asks`. */
  progress: Record<string, number[]>;
  coffers: string[];
  drawn: string[];
  given_up: string[];
  used: string[];
  legacy: boolean;
  unlearning_skipped: boolean;
}

/** What it means to create a monument of one's hand now. */
export interface Creation {
  /** The cards to discard for it, by space from space 1. */
  pay: number[];
  /** The knowledge with which it enters. */
  knowledge: number;
}

export interface Table {
  phase: string;
  first: number;
  turn: number;
  actions: number;
  ending: boolean;
  skip: boolean;
  turns: number;
  seats: Seat[];
  deck: number;
  discard: number;
  discarded: string[];
  tiles: (string | null)[][];
  /** The tile that has been turned to level II; 0 for none. */
  turned: number;
  technology_decks: number[];
  technology_discards: string[][];
  limbo_size: number;
  limbo: string[];
  choice: { kind: string; seat: number; card: string | null; creations?: Record<string, Creation> } | null;
  solo?: Solo;
}

export type Effect = { when: string; label: string; timing: string; text: string };

/** One condition of a technology: `past.city >= 2`. */
export type Requirement = { quantity: string; comparison: string; number: number };

/** A card as the catalogue gives it; numbers that a card of its kind does not have are null. */
export interface CardFace {
  id: string;
  name: string;
  kind: string;
  group: 'monument' | 'technology' | 'artifact';
  kind_label: string;
  activations: string[];
  space: number | null;
  locked: boolean;
  knowledge: number | null;
  vp: number | null;
  cost: number | null;
  level: number | null;
  never_declines: boolean;
  house: boolean;
  effects: Effect[];
  lines: string[];
  requirement: string | null;
  requires: Requirement[];
  text: string;
}

export interface CofferFace {
  id: string;
  name: string;
  objective: string;
  /** The conditions of the objective, each in words too. */
  asks: (Requirement & { text: string })[];
  effect: string;
  /** Where objective and effect come from: print, example or house. */
  sources?: string[];
}

export interface Catalogue {
  cards: CardFace[];
  coffers: CofferFace[];
}

export const SPACES = 6;
export const ARTIFACT_SPACES = 5;
export const HAND_LIMIT = 10;
export const MIDDLE = 7;
export const LAST_MONUMENT = 14;
