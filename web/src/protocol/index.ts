// Written by `python -m tools.page_types` from ostraka/protocol: change that.
import type { Message } from '../text/message';

/** The version of the live protocol. */
export const PROTOCOL = 1;

/** The HTTP interface, below `/api`. */
export interface Paths {
  'GET ': { body: undefined; answer: ServerInfo };
  'POST /guests': { body: NewGuest; answer: GuestSecret };
  'POST /guests/link': { body: UseLink; answer: GuestSecret };
  'GET /me': { body: undefined; answer: GuestInfo };
  'DELETE /me': { body: undefined; answer: undefined };
  'PATCH /me': { body: NewGuest; answer: GuestInfo };
  'POST /me/links': { body: undefined; answer: DeviceLink };
  'POST /me/renew': { body: undefined; answer: GuestSecret };
  'GET /me/export': { body: undefined; answer: Record<string, unknown> };
  'GET /games': { body: undefined; answer: GameInfo[] };
  'GET /games/{game}': { body: undefined; answer: GameInfo };
  'GET /games/{game}/ready': { body: undefined; answer: Readiness };
  'GET /games/{game}/catalogue': { body: undefined; answer: unknown };
  'GET /games/{game}/texts': { body: undefined; answer: unknown };
  'GET /games/{game}/schemas': { body: undefined; answer: unknown };
  'GET /games/{game}/page': { body: undefined; answer: unknown };
  'POST /games/{game}/diagrams/{diagram}': { body: TryLesson; answer: Position };
  'POST /games/{game}/lesson': { body: TryLesson; answer: unknown };
  'POST /tables': { body: CreateTable; answer: TableInfo };
  'GET /tables': { body: undefined; answer: TableSummary[] };
  'POST /play': { body: QuickPlay; answer: TableInfo };
  'POST /tables/import': { body: ImportRecord; answer: TableInfo };
  'GET /me/tables': { body: undefined; answer: TableSummary[] };
  'GET /tables/{table}': { body: undefined; answer: TableInfo };
  'GET /invites/{code}': { body: undefined; answer: TableSummary };
  'POST /invites/{code}/join': { body: Join; answer: TableInfo };
  'POST /tables/{table}/join': { body: Join; answer: TableInfo };
  'POST /tables/{table}/leave': { body: undefined; answer: TableInfo };
  'POST /tables/{table}/cancel': { body: undefined; answer: TableInfo };
  'POST /tables/{table}/seats/{seat}': { body: ChangeSeat; answer: TableInfo };
  'POST /tables/{table}/fill': { body: Fill; answer: TableInfo };
  'POST /seek': { body: Seek; answer: TableInfo };
  'GET /me/strength': { body: undefined; answer: GameStrength[] };
  'GET /daily': { body: undefined; answer: DealOfTheDay };
  'POST /daily': { body: undefined; answer: TableInfo };
  'GET /tables/{table}/replay': { body: undefined; answer: ReplayMoment };
  'GET /tables/{table}/changes': { body: undefined; answer: ChangeList };
  'GET /tables/{table}/record': { body: undefined; answer: GameRecord };
  'POST /tables/{table}/branch': { body: Branch; answer: Position };
  'POST /tables/{table}/analysis': { body: AskAnalysis; answer: Analysis };
  'POST /tables/{table}/judgement': { body: AskJudgement; answer: Judgement };
  'GET /tables/{table}/review': { body: undefined; answer: Review };
  'POST /tables/{table}/review': { body: undefined; answer: Review };
  'GET /puzzles/{puzzle}': { body: undefined; answer: Puzzle };
  'POST /puzzles/{puzzle}': { body: TryPuzzle; answer: Puzzle };
  'GET /solo': { body: undefined; answer: SoloInfo };
  'POST /solo/challenges/{number}': { body: PlayChallenge; answer: TableInfo };
  'POST /solo/campaigns': { body: NewCampaign; answer: CampaignInfo };
  'POST /solo/campaigns/import': { body: ImportCampaign; answer: CampaignInfo };
  'GET /solo/campaigns/{campaign}': { body: undefined; answer: CampaignInfo };
  'DELETE /solo/campaigns/{campaign}': { body: undefined; answer: undefined };
  'GET /solo/campaigns/{campaign}/export': { body: undefined; answer: Record<string, unknown> };
  'POST /solo/campaigns/{campaign}/play': { body: PlayCampaign; answer: TableInfo };
}

/** A command is in the journal and will not be lost. */
export interface Ack {
  type: 'ack';
  table: string;
  id: string;
  version: number;
  /** It had been entered before. */
  again: boolean;
  /** A sealed choice: kept, and revisable until all have chosen. */
  sealed: boolean;
}

/** Play an action, by its parts, its short text, or the indices of its steps for learners. */
export interface Act {
  type: 'act';
  table: string;
  /** Chosen by the client, new for each command; resent unchanged. */
  id: string;
  /** Needed only by who holds several seats of the table. */
  seat?: number | null;
  /** The version of the view that the action refers to. */
  version: number;
  parts?: Record<string, string | number | (string | number)[] | Record<string, number>> | null;
  text?: string | null;
  /** One index of the action space; several where all choose in secret at once. */
  indices?: number[] | null;
}

/** One action of a line. */
export interface ActionStep {
  text: string;
  parts: Parts;
  message: Message;
}

/** The best actions of the seat to act: those studied well first, by the chance to win. */
export interface Analysis {
  format: 'ostraka-analysis';
  version: 2;
  game: string;
  seat: number;
  ply: number;
  /** Whether the first one is proven to win. */
  exact: boolean;
  iterations: number;
  seconds: number;
  verdicts: Verdict[];
}

/** Agree to an offer or not; who made it withdraws it with `yes: false`. */
export interface Answer {
  type: 'answer';
  table: string;
  /** Chosen by the client, new for each command; resent unchanged. */
  id: string;
  /** Needed only by who holds several seats of the table. */
  seat?: number | null;
  offer: 'takeback' | 'draw' | 'rematch' | 'bot';
  yes: boolean;
}

/** Analyse a moment of a game, or a branch of it. */
export interface AskAnalysis {
  ply: number;
  actions?: (Record<string, string | number | (string | number)[] | Record<string, number>> | string)[];
  seconds?: number;
  best?: number;
}

/** What the strongest level would play. */
export interface AskHint {
  type: 'hint';
  table: string;
  seat?: number | null;
  /** Returned with the answer. */
  ref?: number | null;
}

/** Judge a moment of a game, or a branch of it, in short. */
export interface AskJudgement {
  ply: number;
  actions?: (Record<string, string | number | (string | number)[] | Record<string, number>> | string)[];
}

/** What a seat that is to act knows, for programs. */
export interface AskObservation {
  type: 'observation';
  table: string;
  seat?: number | null;
  /** Returned with the answer. */
  ref?: number | null;
}

/** What an action would certainly do. */
export interface AskPreview {
  type: 'preview';
  table: string;
  version: number;
  /** An action: verb first, then slot by slot. A gathered slot holds a list of ids, or how many times each id is chosen. */
  parts: Record<string, string | number | (string | number)[] | Record<string, number>>;
  seat?: number | null;
  /** Returned with the answer. */
  ref?: number | null;
}

/** Why something cannot be played: parts, complete or begun. */
export interface AskWhy {
  type: 'why';
  table: string;
  /** An action: verb first, then slot by slot. A gathered slot holds a list of ids, or how many times each id is chosen. */
  parts: Record<string, string | number | (string | number)[] | Record<string, number>>;
  seat?: number | null;
  /** Returned with the answer. */
  ref?: number | null;
}

/** The best score of a challenge with a hand. */
export interface BestScore {
  score: number;
  date: string;
  /** Who reached it. */
  name: string;
  /** The game, if it is yours. */
  table: string | null;
}

/** Another way from a moment of a game. */
export interface Branch {
  ply: number;
  actions?: (Record<string, string | number | (string | number)[] | Record<string, number>> | string)[];
  /** The viewpoint; null: whoever is to act. */
  seat?: number | null;
}

/** A finished game of a campaign. */
export interface CampaignGame {
  date: string;
  score: number;
  title: string;
  won: boolean;
  objectives: string;
  met: string;
  given_up: string;
  used: string;
  table: string | null;
}

/** A legacy campaign: its three piles of coffers, its games, and what comes next. */
export interface CampaignInfo {
  campaign: string;
  name: string;
  begun: string;
  to_do: string;
  unlocked: string;
  spent: string;
  games: CampaignGame[];
  over: boolean;
  won: boolean;
  achieved: number;
  /** What the next game has to do with. */
  hindrance: Hindrance;
  /** The game under way. */
  table: string | null;
  /** What all its games are played with. */
  packs: PackVersion[];
  /** Of `campaign_options`, what differs. */
  options: Record<string, string>;
  /** Coffers that were given up for good. */
  out: string;
  /** The table of scores that it follows. */
  hindrances: Hindrance[];
}

/** Why a change happened. */
export interface Cause {
  kind: string;
  thing: string | null;
}

/** A solo challenge: which coffers are to be met and which may be used. */
export interface ChallengeInfo {
  number: number;
  name: string;
  objectives: string;
  effects: string;
  /** How sure its letters are; rebuilt: ours, where the print could not be read. */
  source: 'read' | 'unsure' | 'rebuilt';
  /** By hand: your best. */
  mine: Record<string, BestScore>;
  /** By hand: the best of this server. */
  best: Record<string, BestScore>;
}

/** All changes from a ply on. */
export interface ChangeList {
  ply: number;
  changes: Change[];
}

/** What the host does with a seat while the table waits. */
export interface ChangeSeat {
  who: 'open' | 'bot';
  level?: number | null;
  bot?: string | null;
}

/** One small step of what happened, as one seat is told it. */
export interface Change {
  from: string | null;
  ply: number;
  beat: number;
  kind: string;
  thing: string | null;
  to: string | null;
  before: number | null;
  after: number | null;
  seat: number | null;
  /** The action's own sentence says it already; logs leave it out. */
  quiet: boolean;
  cause: Cause;
  message: Message;
  /** Operations on the view: ["set", path, value] and ["cut", path]. */
  patch: (['set', (string | number)[], unknown] | ['cut', (string | number)[]])[];
}

/** What happened between the version `since` and `version`, step by step. */
export interface Changes {
  /** Rows of parts if this seat is to act, but for those of the gathering; else null. */
  legal: Parts[] | null;
  /** If this seat is to act and may choose several things at once; else null. */
  gathering: Gathering | null;
  table: string;
  version: number;
  /** The viewpoint; null is a spectator. */
  seat: number | null;
  /** Whether this seat can take its last action back now. */
  undo: 'free' | 'ask' | null;
  clocks: Clocks | null;
  type: 'changes';
  since: number;
  /** The ply after the changes. */
  ply: number;
  changes: Change[];
}

/** Something somebody said. Chat survives undo. */
export interface ChatMessage {
  type: 'chat';
  table: string;
  /** Its entry in the journal; numbers only grow. */
  number: number;
  /** Null: a spectator. */
  seat: number | null;
  name: string;
  text: string | null;
  quick: string | null;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
}

/** How much time each player has. Only a turn that was passed on earns the increment. */
export interface ClockPlan {
  kind: 'turns' | 'days';
  base: number;
  increment?: number;
}

/** Time left for each seat at the moment `at`; the seats in `running` are losing it. */
export interface Clocks {
  plan: ClockPlan;
  /** Milliseconds per seat. */
  left: number[];
  running: number[];
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
}

/** The server is going away; come back after this many seconds. Nothing is lost. */
export interface Closing {
  type: 'closing';
  after: number;
}

/** A new table. Without `seats`: me first, all others open. */
export interface CreateTable {
  game: string;
  players?: number | null;
  options?: Record<string, boolean | number | string>;
  /** Packs of the server, by their names. */
  packs?: string[];
  seats?: SeatPlan[] | null;
  /** Whether it stands in the lobby. */
  public?: boolean;
  /** Whether spectators are let in. */
  watch?: boolean;
  clock?: ClockPlan | null;
  /** Whether hints may be asked for; null: where only one person plays. */
  hints?: boolean | null;
  /** Whether actions may be taken back. */
  undo?: boolean;
  /** Whether analysis is open before the game is over. */
  analysis?: boolean;
  title?: string;
  /** For a known deal. */
  seed?: number | null;
}

/** Today's deal, how I have played it, and my place among all who have. */
export interface DealOfTheDay {
  /** A date, in UTC. */
  day: string;
  game: string;
  /** Of the bot that everyone plays against. */
  level: number;
  /** When the next deal comes. */
  ends: number;
  /** How many have finished it. */
  players: number;
  /** My game of it, once I have begun. */
  table: string | null;
  /** Once I have finished. */
  result: 'won' | 'draw' | 'lost' | 'resigned' | null;
  score: number | null;
  /** The bot's score. */
  against: number | null;
  /** Who did equally well shares a place. */
  place: number | null;
  /** The days of the last week whose deals I have finished. */
  days: string[];
}

/** One decision of a game, graded. What is not required, reviews kept for long may lack. */
export interface Decision {
  ply: number;
  seat: number;
  text: string;
  message: Message;
  /** The message in English, for logs and programs. */
  sentence?: string;
  parts?: Parts | null;
  best: string;
  best_message: Message | null;
  /** Each seat's share of the victory before the decision, as the seat to act saw it. */
  wins: number[];
  /** What the decision gave away. */
  loss: number;
  grade: 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  /** The better action and what was expected to follow; empty where none was better. */
  line?: string[];
  /** The better line, as far as the same seat acts. */
  better?: ActionStep[];
}

/** A code that makes another device the same person, once, for ten minutes. */
export interface DeviceLink {
  code: string;
  /** A path of the web client with the code in its fragment. */
  path: string;
  /** Milliseconds since 1970, by the server's clock. */
  expires: number;
}

/** The answer to `unsubscribe` and `mute`. */
export interface Done {
  type: 'done';
  ref: number | null;
}

/** Why something was refused; nothing has changed. */
export interface ErrorBody {
  /** One of the codes listed in docs/protocol.md. */
  code: string;
  message: Message;
  /** The message in English, for logs and programs. */
  sentence: string;
  /** With the code `stale`: the table's version. */
  version: number | null;
  /** With `busy` and `unavailable`: seconds to wait. */
  retry_after: number | null;
}

/** Something that happened at a table beside the game. */
export interface TableEvent {
  /** Of its entry in the journal. */
  number: number;
  event: 'undone' | 'refused' | 'withdrawn' | 'resigned' | 'late' | 'drawn' | 'replaced';
  /** Whose command or loss it was; null with `drawn`. */
  seat: number | null;
  /** Of who held the seat then, if another one does now. */
  name: string | null;
  /** What was refused or withdrawn. */
  offer: 'takeback' | 'draw' | 'rematch' | 'bot' | null;
  /** The ply to which the game went back, or at which it was. */
  ply: number;
  /** With `undone`: how many actions went. */
  actions: number;
}

/** Bots take all open seats, and the game begins. */
export interface Fill {
  level?: number;
  bot?: string | null;
}

export type FromClient = Hello | Subscribe | Unsubscribe | Act | Undo | Resign | MakeOffer | Answer | Say | Mute | AskPreview | AskWhy | AskHint | AskObservation | Ping;

export type FromServer = Welcome | TableNews | WholeView | Changes | Ack | RefusedMessage | ChatMessage | Presence | Preview | Why | Hint | Observation | Done | Pong | Closing;

/** A game and what can be chosen about it. */
export interface GameInfo {
  game: string;
  title: string;
  players: number[];
  hidden: boolean;
  chance: boolean;
  /** Whether it is drawn who begins, or the first seat. */
  starter_drawn: boolean;
  credits: string;
  options: OptionInfo[];
  levels: LevelInfo[];
  /** Other bots that the server offers, by name. */
  bots: string[];
  rulings: Message[];
  /** Packs that its tables may be played with here. */
  packs: PackInfo[];
}

/** How strong I am at a game, from my finished games against the levels. */
export interface GameStrength {
  game: string;
  /** How many games are counted. */
  games: number;
  /** On the scale of `levels`; null while there are too few games to name one number. */
  rating: number | null;
  /** The interval in which the rating lies with a chance of 95 %; null without any game. */
  low: number | null;
  high: number | null;
  /** What the levels are rated, the weakest first. */
  levels: number[];
  /** The strongest level that I have beaten; 0: none yet. */
  beaten: number;
}

/** A choice of several things in any order, answered by one action. */
export interface Gathering {
  verb: string;
  /** The slot that holds the list, such as `cards`. */
  slot: string;
  /** Id of a thing: how often it may be chosen. */
  things: Record<string, number>;
  least: number;
  most: number;
}

/** A person as others see them. */
export interface GuestInfo {
  /** A public id. */
  guest: string;
  name: string;
}

/** A person and the secret by which they are known: it is told this once. */
export interface GuestSecret {
  /** A public id. */
  guest: string;
  name: string;
  secret: string;
}

/** The first message of a connection. Without a secret one may only watch. */
export interface Hello {
  type: 'hello';
  protocol: number;
  secret?: string | null;
}

/** What a score of a campaign brings. */
export interface Hindrance {
  /** Message `ak-solo-title-<title>`. */
  title: string;
  fewer: number;
  time: number;
  least: number | null;
}

/** The answer to `hint`. */
export interface Hint {
  parts: Parts;
  text: string;
  /** In words; of several things the first. */
  message: Message;
  /** Each seat's chance; null alone. */
  wins: number[] | null;
  type: 'hint';
  table: string;
  ref: number | null;
  version: number;
}

/** A campaign's document, as exported here or by `ostraka solo legacy export`. */
export interface ImportCampaign {
  document: Record<string, unknown>;
}

/** A record (docs/formats.md) to look at, review or play on, all seats at one's screen. */
export interface ImportRecord {
  record: Record<string, unknown>;
  title?: string;
}

/** Take a seat: a given one, or the first that is open. */
export interface Join {
  seat?: number | null;
}

/** The best action of the seat to act, and each seat's share of the victory with it. */
export interface Judgement {
  seat: number;
  ply: number;
  text: string;
  wins: number[];
  /** Whether it was studied well; else it is a first guess. */
  sure: boolean;
}

/** A level of the bots. */
export interface LevelInfo {
  level: number;
  /** How long it thinks at most; null: no time at all. */
  seconds: number | null;
}

/** Propose something to the others. */
export interface MakeOffer {
  type: 'offer';
  table: string;
  /** Chosen by the client, new for each command; resent unchanged. */
  id: string;
  /** Needed only by who holds several seats of the table. */
  seat?: number | null;
  offer: 'takeback' | 'draw' | 'rematch' | 'bot';
  /** With `bot`: the seat whose player has left. */
  of?: number | null;
  /** With `bot`: its level. */
  level?: number | null;
}

/** Receive no chat from a table on this connection, or receive it again. */
export interface Mute {
  type: 'mute';
  table: string;
  on: boolean;
  /** Returned with the answer. */
  ref?: number | null;
}

/** Begin a campaign. */
export interface NewCampaign {
  name: string;
  /** Packs of the server, by their names. */
  packs?: string[];
  /** Of `campaign_options`, what differs. */
  options?: Record<string, string>;
}

/** A person gives a name; there are no accounts. */
export interface NewGuest {
  name: string;
}

/** What a seat knows, as numbers and as a state to think with. */
export interface Observation {
  type: 'observation';
  table: string;
  ref: number | null;
  version: number;
  seat: number;
  ply: number;
  /** As docs/observations.md declares it. */
  observation: number[];
  /** The indices of the legal actions. */
  legal: number[];
  /** A state in base64 in which all that the seat cannot know was drawn by lot. */
  state: string;
  /** A digest of the form of states: programs with other rules cannot read this one. */
  layout: string;
}

/** Something proposed to the others: it happens once all of `waiting` have agreed. */
export interface Offer {
  offer: 'takeback' | 'draw' | 'rematch' | 'bot';
  by: number;
  /** The seats that have not answered. */
  waiting: number[];
  /** With `bot`: the seat that it takes. */
  seat: number | null;
  /** With `takeback`: how many actions would go. */
  actions: number;
  /** With `takeback`: the first of them. */
  first: Message | null;
  /** With `bot`: its level. */
  level: number | null;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  kind: 'flag' | 'choice' | 'number' | 'letters' | 'other';
  default: boolean | number | string;
  choices: string[] | null;
  lowest: number | null;
  highest: number | null;
  allowed: string;
}

/** How a game ended. */
export interface Outcome {
  places: number[];
  scores: number[];
  winners: number[];
  reason: Message;
}

/** A pack with which tables of a game may be played. */
export interface PackInfo {
  /** What a new table asks for it by. */
  name: string;
  /** What its author calls it, for people. */
  title: string;
  /** Its version. */
  digest: string;
}

/** A pack that something is played with, in which version. */
export interface PackVersion {
  name: string;
  digest: string;
}

export type Parts = { verb: string } & Record<string, string | number | (string | number)[]>;

/** A sign of life. */
export interface Ping {
  type: 'ping';
  /** Returned with the answer. */
  ref?: number | null;
}

/** Go on with a campaign: the game under way, or the next one. */
export interface PlayCampaign {
  heritage?: boolean;
}

/** Begin a challenge. */
export interface PlayChallenge {
  hand?: string;
  heritage?: boolean;
  /** Packs of the server, by their names. */
  packs?: string[];
  /** Of `readings`, what differs. */
  options?: Record<string, string>;
}

/** I am here. */
export interface Pong {
  type: 'pong';
  ref: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

/** A state outside any table: its view and what could be played. */
export interface Position {
  /** Rows of parts if this seat is to act, but for those of the gathering; else null. */
  legal: Parts[] | null;
  /** If this seat is to act and may choose several things at once; else null. */
  gathering: Gathering | null;
  view: View;
  /** Of the last action. */
  changes: Change[];
}

/** Who is connected. */
export interface Presence {
  type: 'presence';
  table: string;
  /** Seats. */
  present: number[];
  watching: number;
}

/** What an action would certainly do; `stopped` says why the rest is not told. */
export interface Preview {
  changes: Change[];
  before: Record<string, number>[];
  after: Record<string, number>[];
  stopped: Message | null;
  type: 'preview';
  table: string;
  ref: number | null;
}

/** A puzzle as it stands after the actions played in it. */
export interface Puzzle {
  /** Rows of parts if this seat is to act, but for those of the gathering; else null. */
  legal: Parts[] | null;
  /** If this seat is to act and may choose several things at once; else null. */
  gathering: Gathering | null;
  /** Its name, for links: it is always the same position. */
  puzzle: string;
  game: string;
  turns: number;
  difficulty: number;
  seat: number;
  /** The name of the next puzzle. */
  next: string;
  played: number;
  solved: boolean;
  failed: boolean;
  view: View;
  changes: Change[];
  /** Only when it is asked for. */
  solution: ActionStep[] | null;
}

/** Play now against bots. */
export interface QuickPlay {
  game: string;
  level?: number;
  /** One that the server offers, instead of a level. */
  bot?: string | null;
  players?: number | null;
  options?: Record<string, boolean | number | string>;
  /** Null: any, by lot. */
  seat?: number | null;
  seed?: number | null;
  /** Packs of the server, by their names. */
  packs?: string[];
}

/** Whether a game can begin; while it is compiled, how many tasks are done. */
export interface Readiness {
  ready: boolean;
  done: number;
  of: number;
}

/** A game as a document; docs/formats.md says what its fields mean. */
export interface GameRecord {
  format: 'ostraka-record';
  version: 1;
  game: string;
  players: number;
  options: Record<string, unknown>;
  seed: number;
  entropy?: string;
  packs?: PackVersion[];
  position?: string | Record<string, unknown>;
  names?: string[];
  actions: string[];
  steps?: number[];
  left?: number[][];
  agreed?: ['resign' | 'draw', number];
  check?: string;
}

/** A command or a question was refused; nothing has changed. */
export interface RefusedMessage {
  /** One of the codes listed in docs/protocol.md. */
  code: string;
  message: Message;
  /** The message in English, for logs and programs. */
  sentence: string;
  /** With the code `stale`: the table's version. */
  version: number | null;
  /** With `busy` and `unavailable`: seconds to wait. */
  retry_after: number | null;
  type: 'refused';
  table: string | null;
  id: string | null;
  ref: number | null;
}

/** A game at one ply. */
export interface ReplayMoment {
  table: string;
  /** The viewpoint. */
  seat: number | null;
  ply: number;
  /** The last ply there is. */
  last: number;
  view: View;
  /** What led here from the ply before. */
  changes: Change[];
  /** The seat that acted at each ply, from the first on. */
  turns: number[];
}

/** Give up; in games that have it (`agreements`). */
export interface Resign {
  type: 'resign';
  table: string;
  /** Chosen by the client, new for each command; resent unchanged. */
  id: string;
  /** Needed only by who holds several seats of the table. */
  seat?: number | null;
}

/** A review at a server: under way, or done. */
export interface Review {
  decisions: Decision[];
  /** Plies. */
  turning_points: number[];
  /** Per seat. */
  mean_loss: number[];
  state: 'none' | 'running' | 'done';
  /** Decisions judged. */
  done: number;
  total: number;
}

/** Chat: a text, or one of the quick messages, which everyone reads in their language. */
export interface Say {
  type: 'chat';
  table: string;
  /** Chosen by the client, new for each command; resent unchanged. */
  id: string;
  /** Needed only by who holds several seats of the table. */
  seat?: number | null;
  text?: string | null;
  quick?: 'hello' | 'good-luck' | 'well-played' | 'thanks' | 'sorry' | 'think' | 'again' | 'goodbye' | null;
}

/** One seat of a table. */
export interface SeatInfo {
  seat: number;
  who: 'open' | 'guest' | 'screen' | 'bot';
  /** Of a person; null for bots and open seats. */
  name: string | null;
  /** The public id of the person, null otherwise. */
  guest: string | null;
  level: number | null;
  /** Whether the seat is yours (several may be, on one screen). */
  you: boolean;
  /** Whether its player is connected; bots always are. */
  present: boolean;
  /** Whether it has lost on time. */
  late: boolean;
  /** Whether it has made its sealed choice already. */
  sealed: boolean;
}

/** Who is to sit somewhere: me, anybody, a bot, or another player at my screen. */
export interface SeatPlan {
  who: 'me' | 'open' | 'bot' | 'screen';
  /** With `bot`: its level. */
  level?: number | null;
  /** With `bot`: one that the server offers, instead of a level. */
  bot?: string | null;
  /** With `screen`: the player's name. */
  name?: string | null;
}

/** Look for somebody to play with. */
export interface Seek {
  game: string;
  clock?: ClockPlan | null;
  /** Only somebody about as strong as me. */
  near?: boolean;
}

/** What this server is. */
export interface ServerInfo {
  name: 'ostraka';
  version: string;
  protocol: number;
  locales: string[];
  games: string[];
  /** Quick messages: `server-quick-<word>`. */
  quick: string[];
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

/** All that can be played alone. */
export interface SoloInfo {
  game: string;
  hands: string[];
  challenges: ChallengeInfo[];
  hindrances: Hindrance[];
  campaigns: CampaignInfo[];
  /** What the challenges and scores are of. */
  packs: PackVersion[];
  /** What a challenge may choose where the booklets leave a rule open. */
  readings: OptionInfo[];
  /** The same for a campaign. */
  campaign_options: OptionInfo[];
}

/** Sit down at a table: a whole view comes for every viewpoint, then changes. Without `seat` the viewpoints are all seats one holds, or the spectator's if one holds none. */
export interface Subscribe {
  type: 'subscribe';
  table: string;
  seat?: number | 'spectator' | null;
  /** The version one has already: only what was missed is sent, if it can be. */
  since?: number | null;
  /** With `since`: the ply of one's view. */
  ply?: number | null;
  /** For private tables. */
  invite?: string | null;
  /** Returned with the answer. */
  ref?: number | null;
}

/** A table as one person may know it. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  status: 'waiting' | 'playing' | 'over';
  players: number;
  seats: SeatInfo[];
  public: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  created: number;
  /** When the last entry of its journal was written. */
  moved: number;
  /** The seats that are asked something. */
  due: number[];
  /** Your seats. */
  yours: number[];
  clock: ClockPlan | null;
  hints: boolean;
  /** Whether only people about as strong as its host may sit down without an invitation. */
  near: boolean;
  options: Record<string, boolean | number | string>;
  /** What it is played with. */
  packs: PackVersion[];
  /** Whether its deal was chosen, so that it says nothing about how strong anybody is. */
  known: boolean;
  /** How many actions have been played. */
  ply: number;
  /** Once it is over. */
  result: TableResult | null;
  /** Whether its host has cancelled it. */
  cancelled: boolean;
  /** The solo campaign it belongs to. */
  campaign: string | null;
  /** The solo challenge it is played for. */
  challenge: number | null;
  /** The hand with which that is played. */
  hand: string | null;
  /** The day whose deal is played there. */
  day: string | null;
  version: number;
  /** Entries in the journal, chat included. */
  number: number;
  /** Whether you made it: you may change seats while it waits. */
  host: boolean;
  /** The code that lets others in; for those who sit here. */
  invite: string | null;
  /** What a shared link brings in place of the code, so that others may look on. */
  key: string;
  watch: boolean;
  undo: boolean;
  analysis: boolean;
  /** What the players may agree on. */
  agreements: ('resign' | 'draw')[];
  offers: Offer[];
  /** The last things that happened beside the game. */
  events: TableEvent[];
  clocks: Clocks | null;
  /** How many spectators are connected. */
  watching: number;
  /** The table on which the rematch is played. */
  rematch: string | null;
  rematch_of: string | null;
}

/** Seats, presence, offers, status, clocks: sent when any of them changes. */
export interface TableNews {
  type: 'table';
  table: string;
  info: TableInfo;
}

/** How a game ended. */
export interface TableResult {
  /** Seats; all of them in a draw. */
  winners: number[];
  scores: number[];
  /** Why it ended; null where an earlier version has written it. */
  reason: Message | null;
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  game: string;
  title: string;
  status: 'waiting' | 'playing' | 'over';
  players: number;
  seats: SeatInfo[];
  public: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  created: number;
  /** When the last entry of its journal was written. */
  moved: number;
  /** The seats that are asked something. */
  due: number[];
  /** Your seats. */
  yours: number[];
  clock: ClockPlan | null;
  hints: boolean;
  /** Whether only people about as strong as its host may sit down without an invitation. */
  near: boolean;
  options: Record<string, boolean | number | string>;
  /** What it is played with. */
  packs: PackVersion[];
  /** Whether its deal was chosen, so that it says nothing about how strong anybody is. */
  known: boolean;
  /** How many actions have been played. */
  ply: number;
  /** Once it is over. */
  result: TableResult | null;
  /** Whether its host has cancelled it. */
  cancelled: boolean;
  /** The solo campaign it belongs to. */
  campaign: string | null;
  /** The solo challenge it is played for. */
  challenge: number | null;
  /** The hand with which that is played. */
  hand: string | null;
  /** The day whose deal is played there. */
  day: string | null;
}

/** The actions played so far in a lesson or on a diagram. */
export interface TryLesson {
  actions?: (Record<string, string | number | (string | number)[] | Record<string, number>> | string)[];
}

/** The actions played in a puzzle so far. */
export interface TryPuzzle {
  actions?: (Record<string, string | number | (string | number)[] | Record<string, number>> | string)[];
  /** Show the solution. */
  reveal?: boolean;
}

/** Take one's last action back where that is free, or where only bots sit opposite. */
export interface Undo {
  type: 'undo';
  table: string;
  /** Chosen by the client, new for each command; resent unchanged. */
  id: string;
  /** Needed only by who holds several seats of the table. */
  seat?: number | null;
  version: number;
}

/** Leave the screen of a table, not the seat. */
export interface Unsubscribe {
  type: 'unsubscribe';
  table: string;
  /** Returned with the answer. */
  ref?: number | null;
}

/** The code of a device link. */
export interface UseLink {
  code: string;
}

/** What is thought of one action. */
export interface Verdict {
  text: string;
  parts: Parts;
  message: Message;
  /** The message in English, for logs and programs. */
  sentence: string;
  /** Each seat's share of the victory. */
  wins: number[];
  /** The points that each seat may expect at the end. */
  scores: number[];
  visits: number;
  /** Whether it was studied as well as the best ones; else it is a first guess. */
  sure: boolean;
  /** The action and what is expected to follow. */
  line: string[];
}

/** What a seat, or a spectator, is shown: the envelope around the game's own table. */
export interface View<Table = Record<string, unknown>> {
  game: string;
  players: number;
  /** The viewer; null is a spectator. */
  seat: number | null;
  /** What the seats are called. */
  seats: Message[];
  options: Record<string, unknown>;
  ply: number;
  to_act: number[];
  question: Message | null;
  over: boolean;
  outcome: Outcome | null;
  /** How the players ended the game themselves; with `draw`, -1. */
  agreed: ['resign' | 'draw', number] | null;
  /** The seats that resigned while the others play on. */
  left: number[];
  scores: number[];
  breakdown: Record<string, number>[];
  /** The game's own; see /api/games/{game}/schemas. */
  table: Table;
  /** The table as text in each language, where a game has no board in the page. */
  drawing?: Record<string, string>;
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  /** The server's version. */
  server: string;
  /** Your public id, null if you only watch. */
  guest: string | null;
  name: string | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

/** Everything a viewpoint may know: after `subscribe`, an undo, or a lost step. */
export interface WholeView {
  /** Rows of parts if this seat is to act, but for those of the gathering; else null. */
  legal: Parts[] | null;
  /** If this seat is to act and may choose several things at once; else null. */
  gathering: Gathering | null;
  table: string;
  version: number;
  /** The viewpoint; null is a spectator. */
  seat: number | null;
  /** Whether this seat can take its last action back now. */
  undo: 'free' | 'ask' | null;
  clocks: Clocks | null;
  type: 'view';
  view: View;
  /** What this viewpoint has been told so far. */
  log: Message[];
}

/** Why something cannot be played; null if it can. */
export interface Why {
  type: 'why';
  table: string;
  ref: number | null;
  message: Message | null;
}
