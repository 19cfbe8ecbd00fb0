// What a game gives the client: one component with its drawings, and names for its things.
// The frame (lintel, narrowing, preview, log, players, clocks) knows no game by name.
import type { Component } from 'svelte';
import type { Message, Say } from '../text/message';
import type { Change, Parts, View } from '../wire/types';

export interface BoardProps<Table = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  view: View<Table>;
  /** Everything static for drawing: cards, tiles, words. */
  catalogue: Catalogue;
  /** The seat that looks; null for a spectator. */
  viewer: number | null;
  /** By slot: what may fill it now. Values are always strings, as in `data-value`. */
  lit: Record<string, Set<string>>;
  /** By slot: what has been chosen. */
  chosen: Record<string, string[]>;
  pick: (slot: string, value: string) => void;
  /** A thing that is not lit was touched: the frame asks the server why and says it. */
  refuse: (slot: string, value: string) => void;
  /** What the game itself did since the viewer acted, in sentences. */
  recalled?: readonly string[];
  /** The beat being shown now. */
  told: Change[];
  /** What the action would do, once one is left. */
  preview: Change[] | null;
  /** Marks that a log line, a hint or a review puts on the board: things and places in chalk. */
  chalk: Set<string>;
  /** The best line and the played one, in a review. */
  lines?: { better: Parts[]; played: Parts[] };
  t: Say;
  /** The seat whose area is shown large. */
  stage: number;
  look: (seat: number) => void;
  /** Who sits at a seat; without it, as the game calls the seat. */
  nameOf?: (seat: number) => string;
}

/** A player's area in small, for the players' panel. */
export interface AreaProps<Table = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  view: View<Table>;
  catalogue: Catalogue;
  seat: number;
  t: Say;
  /** Given where what lies there may be chosen, as on the board. */
  lit?: BoardProps['lit'];
  chosen?: BoardProps['chosen'];
  pick?: BoardProps['pick'];
}

/** A page of the panel beside the stage, which has a tab before log and chat. */
export interface Page {
  id: string;
  title: Message | string;
  /** How many things wait there. */
  count?: number;
  /** It opens by itself as long as it is there. */
  calls?: boolean;
}

/** What a game has to know to say which pages there are. */
export interface Beside<Table = Record<string, unknown>> {
  view: View<Table>;
  viewer: number | null;
  lit: Record<string, Set<string>>;
  /** The other player whose area is looked at beside the stage; null where nobody else plays. */
  other: number | null;
  name: (seat: number) => string;
}

/** What a page shows: it may be touched like the board. */
export interface PageProps<Table = Record<string, unknown>, Catalogue = Record<string, unknown>> extends BoardProps<
  Table,
  Catalogue
> {
  page: string;
  /** The other player whose area is looked at beside the stage. */
  other: number | null;
}

/** What a game tells beside the stage: how far the turn has come, what there is to look up. */
export interface RailProps<Table = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  view: View<Table>;
  catalogue: Catalogue;
  t: Say;
}

/** A thing of the catalogue on the rules page, with numbers that point at its parts. */
export interface ExhibitProps<Catalogue = Record<string, unknown>> {
  id: string;
  /** The parts that are named, in the order of their numbers. */
  parts: readonly string[];
  catalogue: Catalogue;
  t: Say;
}

/** A part of a result. */
export interface Category {
  icon: string;
  pattern: string;
  label: string;
  /** What is taken off: the key of a message in which { $name } lost { $points } less than { $other }. */
  less?: string;
}

/** One thing and what it is worth. */
export interface SheetRow {
  name: string;
  points: number;
}

// Each game knows the shape of its own table and catalogue; the frame hands them through unseen.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Own = any;

export interface GameFace {
  Board: Component<BoardProps<Own, Own>>;
  Area?: Component<AreaProps<Own, Own>>;
  /** A player's area in one line of 44 px, for phones that lie on their side. */
  Slim?: Component<AreaProps<Own, Own>>;
  /** What somebody who plays alone plays for, beside the seat on a phone. */
  Aim?: Component<AreaProps<Own, Own>>;
  /** What is told beside the stage, between the players and the log. */
  Rail?: Component<RailProps<Own, Own>>;
  /** The pages beside the stage, in the place of everything else that is told there, and what draws them. */
  pages?: (beside: Beside<Own>) => Page[];
  Page?: Component<PageProps<Own, Own>>;
  /** The page on which the area of another player lies. */
  pageOfOther?: string;
  /** How the rules page shows a thing with its parts numbered. */
  Exhibit?: Component<ExhibitProps<Own>>;
  /** A sign of the rules page that is drawn as it lies on the table, as a whole <svg>; null where it is an icon. */
  sign?: (name: string) => string | null;
  /** The key of a message whose placeables are the slots of this verb: "Move { $piece } to { $to }". */
  act?: Record<string, string>;
  /** By slot: the key of what is asked for, with its noun: "which space?". With `verb:slot` it is for one verb only. */
  which?: Record<string, string>;
  /** In whose area a thing lies, where it can be chosen in several; null for what lies elsewhere. */
  owner?: (slot: string, value: string, view: View<Own>) => number | null;
  /** Slots that stay dark until their verb or another thing has been chosen: they would light half the board. */
  dim?: readonly string[];
  /** The icon of each verb, by name of `draw/icons.ts`. */
  icons?: Record<string, string>;
  /** What a chip says for a thing: "the Large Knight on c3". */
  name?: (slot: string, value: string, view: View<Own>, catalogue: Own) => Message | string;
  /** The key of a message that tells in a sentence what a thing is and does: { $what } is its `data-about`. */
  about?: string;
  /** The parts of a result, from the foot of the stele upwards. */
  categories?: Record<string, Category>;
  /** The points of a player, thing by thing; without it only the sum of each category is known. */
  sheet?: (view: View<Own>, seat: number, catalogue: Own) => Record<string, SheetRow[]>;
  /** The kinds of change that are told again when a game is over. */
  milestones?: readonly string[];
  /** The table is wider than high: beside words it has no room. */
  wide?: boolean;
  /** One square board for all: a review leaves it as it lies and draws its lines on it; elsewhere it marks what they name. */
  shared?: boolean;
  /** Whether players hold cards that others do not see; without it, whether anything is hidden. */
  hands?: boolean;
  /** Nobody counts points: the game is won or lost. */
  pointless?: boolean;
  /** The game begins with choices that are no turn. */
  setUp?: boolean;
  /** The word for a seat's side: "Black". */
  side?: (seat: number) => Message;
  /** One short line about a player, below the name. */
  line?: (view: View<Own>, seat: number) => Message | null;
  /** How far the game has come: "Round 19 · it ends with a 13th tile". */
  stand?: (view: View<Own>) => Message | null;
  /** How far the turn has come, as pebbles. */
  pebbles?: (view: View<Own>) => { done: number; of: number } | null;
  /** The phases of a turn, and which of them it is in; below 0 before the first. */
  track?: (view: View<Own>) => { phases: readonly string[]; now: number } | null;
  /** What the game itself did, such as a roll of its die, that stays to be read until the player acts. */
  recalls?: (log: readonly Change[]) => Message[];
  /** The name under which a thing stands in the log, if it can be read like a card; `read` shows it. */
  reads?: (value: string, catalogue: Own) => string | null;
  read?: (value: string) => void;
  /** A verb that only lets the game go on, and what names the time for which a player may say so once and for all. */
  goesOn?: { verb: string; during: (view: View<Own>) => string; unasked?: (view: View<Own>) => boolean };
  /** Whether a button would do nothing now: it is not played before the player has seen so and confirms. */
  vain?: (view: View<Own>, verb: string) => boolean;
  /** The actions of a turn, which stay in their place where they cannot be taken now and say why; none at other times. */
  actions?: (view: View<Own>) => readonly string[];
  /** Verbs that end a turn or decline; they are buttons, not things. */
  buttons?: readonly string[];
}

const faces = import.meta.glob<{ default: GameFace }>('./*/index.ts');

/** Whether the page has a board and words for a game; one from outside brings its words along. */
export const isOurs = (game: string): boolean => `./${game}/index.ts` in faces;

/** The face of a game, loaded when it is needed; a game without one gets the list of its view. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = faces[`./${game}/index.ts`] ?? faces['./generic/index.ts'];
  return (await load()).default;
}
