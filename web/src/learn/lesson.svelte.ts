// A lesson under way. It asks, the learner acts, what came of it is held to be looked at, and then it goes on.
import { narrow, type Picks } from '../act/narrow';
import { keep } from '../page/kept';
import { Study } from '../play/study.svelte';
import { changedIn } from '../tell/log';
import type { Message } from '../text/message';
import { t } from '../text/texts.svelte';
import { post } from '../wire/api';
import { Latest } from '../wire/latest';
import { said } from '../wire/said';
import type { Action, Change, Gathering, Parts, View } from '../wire/types';

/** A step that is done: the table as it became, and how. */
export interface Held {
  number: number;
  close: Message;
  before: View;
  view: View;
  told: Change[];
}

/** Where the learner is, as the server says it. */
export interface Walk {
  seat: number;
  steps: { id: string; task: Message }[];
  number: number;
  /** The step has a table of its own, which does not follow from the one before. */
  laid: boolean;
  actions: string[];
  teach: Message | null;
  task: Message | null;
  /** What is lit only to be tried, and what it teaches. */
  lure: { legal: Parts[]; message: Message } | null;
  held: Held | null;
  told: Change[];
  view: View;
  legal: Parts[];
  gathering: Gathering | null;
  show: string | null;
  over: boolean;
}

export class Lesson {
  readonly study: Study;
  walk = $state.raw<Walk | null>(null);
  /** The step that is done and looked at; the next one waits. */
  held = $state.raw<Held | null>(null);
  problem = $state('');
  /** Grows with every position that does not follow from the one before: the board is laid out afresh. */
  layout = $state(0);
  private readonly latest = new Latest();

  constructor(
    readonly game: string,
    /** Says a sentence to those who listen. */
    private readonly say: (sentence: string) => void,
  ) {
    this.study = new Study(game);
    this.study.choosing.byHand = true;
  }

  async open(): Promise<void> {
    await this.study.open();
    await this.step([]);
  }

  get telling(): boolean {
    return this.study.teller.busy;
  }

  /** The step that is asked or looked at, from 0. */
  get number(): number {
    return this.held?.number ?? this.walk?.number ?? 0;
  }

  /** What changed in the step that is held, where it is now. */
  get changed(): Set<string> {
    if (this.telling || !this.held || !this.walk) return new Set();
    const { told, before, view } = this.held;
    const { seat } = this.walk;
    return before.scores[seat] === view.scores[seat] ? changedIn(told) : changedIn(told).add('points');
  }

  play(action: Action): void {
    if (this.walk && !this.held) void this.step([...this.walk.actions, action]);
  }

  /** Something was picked that only leads astray: it is answered at once and let go. */
  answer(): void {
    const { choosing } = this.study;
    if (choosing.begun && !choosing.carried && this.astray(choosing.picks)) choosing.clear();
  }

  /** Whether what was picked only leads astray; then it is said why. */
  astray(picks: Picks): boolean {
    const lure = this.walk?.lure;
    if (!lure || picks.length === 0) return false;
    const wrong = new Set(lure.legal.map((row) => JSON.stringify(row)));
    const { rows } = narrow(this.study.choosing.legal, picks);
    if (rows.length === 0 || rows.some((row) => !wrong.has(JSON.stringify(row)))) return false;
    this.problem = t(lure.message);
    this.say(this.problem);
    return true;
  }

  /** Take back the last action. */
  back(): void {
    if (this.walk && this.walk.actions.length > 0) void this.step(this.walk.actions.slice(0, -1));
  }

  /** Let the lesson itself do what it asks. */
  show(): void {
    if (this.walk?.show) this.play(this.walk.show);
  }

  /** Tell once more what happened in the step that is held. */
  again(): void {
    if (this.held) void this.study.teller.again(this.held.before, this.held.told);
  }

  /** The next task; a position that does not follow from this one is laid out, and nothing flies there. */
  goOn(): void {
    const { walk } = this;
    if (!walk || !this.held || this.telling || walk.over) return;
    this.held = null;
    this.ask(walk, walk.laid);
  }

  private ask(walk: Walk, laid: boolean): void {
    if (laid) this.layout += 1;
    this.study.teller.show(walk.view);
    this.study.choosing.ask(walk.legal, walk.gathering);
    this.say([walk.teach, walk.task].flatMap((one) => (one ? [t(one)] : [])).join(' '));
  }

  private async step(actions: Action[]): Promise<void> {
    const isLast = this.latest.ask();
    try {
      const next = (await post(`/games/${this.game}/lesson`, { actions })) as Walk;
      if (isLast()) this.follow(next);
    } catch (error) {
      if (isLast()) this.fail(error);
    }
  }

  private follow(next: Walk): void {
    const { teller, choosing } = this.study;
    const before = this.walk?.actions.length ?? -1;
    const goesOn = before >= 0 && next.actions.length > before;
    this.walk = next;
    this.held = goesOn ? next.held : null;
    this.problem = '';
    if (!goesOn) return this.ask(next, true);
    teller.tell(next.told, this.held?.view ?? next.view);
    choosing.ask(this.held ? [] : next.legal, this.held ? null : next.gathering);
    if (this.held) this.say(t(this.held.close));
    if (next.over) keep(`lesson-${this.game}`, true);
  }

  fail(error: unknown): void {
    this.problem = said(error);
    this.study.choosing.clear();
    this.say(this.problem);
  }
}
