// Tables and live messages, as docs/protocol.md describes them.
import type { Message } from '../text/message';
import type { Change, Gathering, Parts, Preview, View } from './types';

export interface ClockPlan {
  kind: 'turns' | 'days';
  base: number;
  increment: number;
}

export interface Clocks {
  plan: ClockPlan;
  left: number[];
  running: number[];
  at: number;
}

export interface SeatInfo {
  seat: number;
  who: 'open' | 'guest' | 'screen' | 'bot';
  name: string | null;
  guest: string | null;
  level: number | null;
  you: boolean;
  present: boolean;
  late: boolean;
  sealed: boolean;
}

export type OfferKind = 'takeback' | 'draw' | 'rematch' | 'bot';

export interface Offer {
  offer: OfferKind;
  by: number;
  waiting: number[];
  seat: number | null;
  level: number | null;
  /** To take back: how many actions would go, and the first of them. */
  actions: number;
  first: Message | null;
}

/** Something that happened at a table beside the game. */
export interface TableEvent {
  number: number;
  event: 'undone' | 'refused' | 'withdrawn' | 'resigned' | 'late' | 'drawn' | 'replaced';
  /** Nobody's alone, where all agreed to a draw. */
  seat: number | null;
  /** Of who held the seat then, if another one does now. */
  name: string | null;
  offer: OfferKind | null;
  ply: number;
  actions: number;
}

/** A pack of cards that a table is played with. */
export interface PackVersion {
  name: string;
  digest: string;
}

export interface TableSummary {
  table: string;
  game: string;
  title: string;
  status: 'waiting' | 'playing' | 'over';
  players: number;
  seats: SeatInfo[];
  public: boolean;
  created: number;
  moved: number;
  due: number[];
  yours: number[];
  clock: ClockPlan | null;
  options: Record<string, unknown>;
  packs: PackVersion[];
  ply: number;
  result: { winners: number[]; scores: number[] } | null;
  cancelled: boolean;
  campaign: string | null;
  challenge: number | null;
  hand: string | null;
}

export interface TableInfo extends TableSummary {
  version: number;
  number: number;
  host: boolean;
  invite: string | null;
  /** What a shared link has in it, so that others may look on. */
  key: string;
  watch: boolean;
  hints: boolean;
  undo: boolean;
  analysis: boolean;
  agreements: ('resign' | 'draw')[];
  offers: Offer[];
  events: TableEvent[];
  clocks: Clocks | null;
  watching: number;
  rematch: string | null;
  rematch_of: string | null;
}

export interface OptionInfo {
  name: string;
  kind: 'flag' | 'choice' | 'number' | 'letters' | 'other';
  default: unknown;
  choices: string[] | null;
  lowest: number | null;
  highest: number | null;
  allowed: string;
}

export interface GameInfo {
  game: string;
  title: string;
  players: number[];
  hidden: boolean;
  chance: boolean;
  starter_drawn: boolean;
  credits: string;
  options: OptionInfo[];
  levels: { level: number; seconds: number | null }[];
  rulings: Message[];
  packs: (PackVersion & { title: string })[];
}

/** Whether a game can begin, or how far its rules are compiled. */
export interface Readiness {
  ready: boolean;
  done: number;
  of: number;
}

export interface ErrorBody {
  code: string;
  message: Message;
  sentence: string;
  version: number | null;
  retry_after: number | null;
}

export interface Standing {
  table: string;
  version: number;
  seat: number | null;
  legal: Parts[] | null;
  gathering: Gathering | null;
  undo: 'free' | 'ask' | null;
  clocks: Clocks | null;
}

export interface WholeView extends Standing {
  type: 'view';
  view: View;
  log: Message[];
}

export interface Changes extends Standing {
  type: 'changes';
  since: number;
  ply: number;
  changes: Change[];
}

export interface Said {
  type: 'chat';
  table: string;
  number: number;
  seat: number | null;
  name: string;
  text: string | null;
  quick: string | null;
  at: number;
}

export interface Hint {
  type: 'hint';
  table: string;
  ref: number;
  version: number;
  parts: Parts;
  text: string;
  message: Message;
  wins: number[] | null;
}

export type Refused = ErrorBody & { type: 'refused'; table: string | null; id: string | null; ref: number | null };

export type FromServer =
  | { type: 'welcome'; protocol: number; server: string; guest: string | null; name: string | null; now: number }
  | { type: 'table'; table: string; info: TableInfo }
  | WholeView
  | Changes
  | { type: 'ack'; table: string; id: string; version: number; again: boolean; sealed: boolean }
  | Refused
  | Said
  | { type: 'presence'; table: string; present: number[]; watching: number }
  | ({ type: 'preview'; table: string; ref: number } & Preview)
  | { type: 'why'; table: string; ref: number; message: Message | null }
  | Hint
  | { type: 'done'; ref: number }
  | { type: 'pong'; ref: number; now: number }
  | { type: 'closing'; after: number };

/** Something that is entered at most once under its id; it is sent again until it is acknowledged. */
export type Deed = {
  type: 'act' | 'undo' | 'resign' | 'offer' | 'answer' | 'chat';
  table: string;
  id: string;
} & Record<string, unknown>;

export interface ReplayMoment {
  table: string;
  seat: number | null;
  ply: number;
  last: number;
  view: View;
  changes: Change[];
  turns: number[];
}

export interface Position {
  view: View;
  changes: Change[];
  legal: Parts[] | null;
  gathering: Gathering | null;
}

export type Grade = 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

export interface Decision {
  ply: number;
  seat: number;
  text: string;
  message: Message;
  best: string;
  best_message: Message | null;
  wins: number[];
  loss: number;
  grade: Grade;
  /** The action as parts; a review of long ago has none. */
  parts?: Parts | null;
  /** The better line, as far as the same seat acts. */
  better?: { text: string; parts: Parts; message: Message }[];
}

export interface Review {
  state: 'none' | 'running' | 'done';
  done: number;
  total: number;
  decisions: Decision[];
  turning_points: number[];
  mean_loss: number[];
}

/** What a short thought makes of a moment: the best action and each seat's chance with it. */
export interface Judgement {
  seat: number;
  ply: number;
  text: string;
  wins: number[];
}

export interface Puzzle {
  puzzle: string;
  game: string;
  turns: number;
  difficulty: number;
  seat: number;
  next: string;
  played: number;
  solved: boolean;
  failed: boolean;
  view: View;
  changes: Change[];
  legal: Parts[] | null;
  gathering: Gathering | null;
  solution: { text: string; parts: Parts; message: Message }[] | null;
}

export interface BestScore {
  score: number;
  date: string;
  name: string;
  table: string | null;
}

export interface ChallengeInfo {
  number: number;
  name: string;
  objectives: string;
  effects: string;
  /** How sure its letters are. */
  source: 'read' | 'unsure' | 'rebuilt';
  mine: Record<string, BestScore>;
  best: Record<string, BestScore>;
}

export interface Hindrance {
  title: string;
  fewer: number;
  time: number;
  least: number | null;
}

export interface CampaignInfo {
  campaign: string;
  name: string;
  begun: string;
  to_do: string;
  unlocked: string;
  spent: string;
  games: {
    date: string;
    score: number;
    title: string;
    won: boolean;
    objectives: string;
    met: string;
    given_up: string;
    table: string | null;
  }[];
  over: boolean;
  won: boolean;
  achieved: number;
  hindrance: Hindrance;
  table: string | null;
  packs: PackVersion[];
  options: Record<string, string>;
  out: string;
  hindrances: Hindrance[];
}

export interface SoloInfo {
  game: string;
  hands: string[];
  challenges: ChallengeInfo[];
  hindrances: Hindrance[];
  campaigns: CampaignInfo[];
  packs: PackVersion[];
  readings: OptionInfo[];
  campaign_options: OptionInfo[];
}
