// What the server says, as types; docs/protocol.md is the truth.
import type { Message } from '../text/message';

export type Thing = string | number;
/** Slots and the things in them, verb first. */
export type Parts = { verb: string } & Record<string, Thing | Thing[]>;

/** An action as it is played: its parts, or its short text. */
export type Action = Parts | string;

/** A choice of several things, in any order; `things` says how often each may be chosen. */
export interface Gathering {
  verb: string;
  slot: string;
  one?: string;
  things: Record<string, number>;
  least: number;
  most: number;
}

export type Key = string | number;
export type Patch = (['set', Key[], unknown] | ['cut', Key[]])[];

/** One small change, as this seat is told it. The changes of one beat happen together. */
export interface Change {
  ply: number;
  beat: number;
  kind: string;
  thing: string | null;
  from: string | null;
  to: string | null;
  before: number | null;
  after: number | null;
  seat: number | null;
  cause: { kind: string; thing: string | null };
  message: Message;
  /** Said on the board only: the log has the sentence of the action. */
  quiet?: boolean;
  patch: Patch;
}

export interface Outcome {
  places: number[];
  scores: number[];
  winners: number[];
  reason: Message;
}

/** The envelope of every view; `table` is the game's own. */
export interface View<Table = Record<string, unknown>> {
  game: string;
  players: number;
  seat: number | null;
  seats: Message[];
  options: Record<string, unknown>;
  ply: number;
  to_act: number[];
  turn?: number | null;
  question: Message | null;
  over: boolean;
  outcome: Outcome | null;
  agreed: ['resign' | 'draw', number] | null;
  scores: number[];
  breakdown: Record<string, number>[];
  table: Table;
}

export interface Preview {
  changes: Change[];
  before: Record<string, number>[];
  after: Record<string, number>[];
  stopped: Message | null;
}
