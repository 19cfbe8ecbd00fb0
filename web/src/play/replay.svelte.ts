// A game that can be walked through: any ply as any seat saw it, its review, and other ways from any moment.
import { me } from '../wire/me.svelte';
import { startsOf } from '../tell/log';
import type { Message } from '../text/message';
import { get, post, Refusal } from '../wire/api';
import { Latest } from '../wire/latest';
import { patched } from '../wire/patch';
import type { AskJudgement, Decision, Judgement, Position, ReplayMoment, Review, TableInfo } from '../wire/protocol';
import type { Action, Change, View } from '../wire/types';
import { Study } from './study.svelte';
import { drawn, linesAt, turnFrom, type Line, type Step, type Try } from './tries';

const NONE: Review = { state: 'none', done: 0, total: 0, decisions: [], turning_points: [], mean_loss: [] };
const POLL = 1200;
/** Seconds to wait where the server has too much to do, unless it says how long. */
const WAIT = 2;

export class Replay {
  info = $state.raw<TableInfo | null>(null);
  study = $state.raw<Study | null>(null);
  title = $state('');
  /** Whether the game hides anything from its players. */
  hidden = $state(true);
  last = $state(0);
  /** The viewpoint; null shows each ply as the seat to act saw it. */
  seat = $state<number | null>(null);
  turns = $state.raw<number[]>([]);
  review = $state.raw<Review>(NONE);
  log = $state.raw<Change[]>([]);
  said = $state.raw<Message | null>(null);
  problem = $state.raw<Message | null>(null);
  /** Of the refusal that the problem is. */
  code = $state('');
  /** Everything that has been tried while the page is open. */
  tries = $state.raw<readonly Try[]>([]);
  /** The try that goes on now; null while the game itself or another line is shown. */
  trying = $state.raw<Try | null>(null);
  /** The line that is shown, and how many of its steps. */
  stands = $state.raw<{ key: string; steps: number } | null>(null);
  /** Whether a bot plays the others while somebody tries. */
  answers = $state(true);
  thinking = $state<'judging' | 'answering' | null>(null);
  /** The seat whose view is shown. */
  eyes = $state<number | null>(null);
  over = $state(false);
  private first: ReplayMoment | null = null;
  private winners = $state.raw<number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly latest = new Latest();
  ply = $state(0);

  /** The plies at which turns begin. */
  readonly starts: number[] = $derived(startsOf(this.log, this.study?.face?.setUp));
  /** The turn that is shown; 0 is the set-up. */
  readonly turn: number = $derived(this.turnOf(this.ply));
  readonly decision: Decision | null = $derived(this.review.decisions.find((one) => one.ply === this.ply) ?? null);
  /** The ply at which the turn that is shown ends. */
  private readonly turnEnd: number = $derived(this.starts.find((start) => start > this.ply) ?? this.last);
  readonly lines: Line[] = $derived(
    linesAt(this.ply, this.decision, turnFrom(this.log, this.ply, this.turnEnd), this.tries),
  );
  readonly drawn = $derived(drawn(this.decision, this.review.decisions, this.turnEnd));

  constructor(
    readonly id: string,
    ply: number,
  ) {
    this.ply = ply;
  }

  turnOf(ply: number): number {
    return this.starts.filter((start) => start <= ply).length;
  }

  private at<Path extends string>(path: Path): `/tables/${string}${Path}` {
    return `/tables/${this.id}${path}`;
  }

  /** Each seat's chance before every decision, and how it ended. */
  get wins(): number[][] {
    const wins = this.review.decisions.map((decision) => decision.wins);
    const { winners } = this;
    if (wins.length > 0 && winners.length > 0) {
      wins.push(wins[0].map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
    }
    return wins;
  }

  async open(): Promise<void> {
    await this.attempt(async () => {
      const info = await get(this.at(''));
      this.info = info;
      this.seat = info.yours[0] ?? null;
      const study = new Study(info.game, info.packs);
      const [game] = await Promise.all([get(`/games/${info.game}`), study.open()]);
      this.title = game.title;
      this.hidden = game.hidden;
      this.study = study;
      this.last = info.ply;
      const end = await get(this.at(`/replay?ply=${info.ply}&all=true`));
      this.winners = end.view.outcome?.winners ?? [];
      this.over = end.view.over;
      const seat = this.seat === null ? '' : `&seat=${this.seat}`;
      this.first = await get(this.at(`/replay?ply=0${seat}`));
      this.log = (await get(this.at(`/changes?since=0${seat}`))).changes;
      await this.go(this.ply);
      this.review = await get(this.at('/review'));
      this.follow();
    });
  }

  close(): void {
    clearTimeout(this.timer);
  }

  async go(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(Math.trunc(ply), this.last));
    const isLast = this.latest.ask();
    await this.attempt(async () => {
      const moment = await this.moment(wanted);
      if (!isLast() || !this.study) return;
      const step = wanted === this.ply + 1;
      this.ply = wanted;
      this.eyes = moment.seat;
      this.last = moment.last;
      this.turns = moment.turns;
      this.trying = null;
      this.stands = null;
      this.thinking = null;
      this.said = moment.changes.find((change) => change.kind === 'action')?.message ?? null;
      this.study.show(moment.view, step ? moment.changes : [], null);
    });
  }

  /** The game at a ply. While the server is away it is told from the beginning, as far as the changes say it. */
  private async moment(ply: number): Promise<ReplayMoment> {
    const eyes = this.seat === null ? '&all=true' : `&seat=${this.seat}`;
    try {
      return await get(this.at(`/replay?ply=${ply}${eyes}`));
    } catch (error) {
      const { first } = this;
      if (!first || !(error instanceof Refusal) || error.code !== 'offline') throw error;
      const view = patched(
        first.view,
        this.log.filter((change) => change.ply < ply).flatMap((change) => change.patch),
      );
      return { ...first, ply, view, changes: this.log.filter((change) => change.ply === ply - 1) };
    }
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.ply);
  }

  // ── other lines ──

  /** Show a line of this moment, or a try, as it is after some steps. */
  async stand(key: string, steps: number): Promise<void> {
    const line = this.lines.find((one) => one.key === key);
    if (!line) return;
    const count = Math.max(0, Math.min(steps, line.steps.length));
    const known = this.tries.find((one) => `try-${one.number}` === key);
    if (known) {
      this.ply = known.ply;
      await this.reach(known, count);
      return;
    }
    if (count === 0) return this.leave();
    const isLast = this.latest.ask();
    await this.attempt(async () => {
      const goesOn = this.stands?.key === key ? this.stands.steps === count - 1 : count === 1;
      const shown: Position | ReplayMoment =
        key === 'played' ? await this.moment(this.ply + count) : await this.better(count);
      if (!isLast()) return;
      this.trying = null;
      this.eyes = 'seat' in shown ? shown.seat : (this.seat ?? line.seat);
      this.stands = { key, steps: count };
      this.study?.show(shown.view, goesOn ? shown.changes : [], null);
    });
  }

  private async better(count: number): Promise<Position> {
    const { decision } = this;
    const actions = (decision?.better ?? []).slice(0, count).map((step) => step.text);
    return post(this.at('/branch'), { ply: this.ply, actions, seat: this.seat ?? decision?.seat });
  }

  // ── trying another way ──

  async enter(): Promise<void> {
    const seat = this.turns[this.ply] ?? this.seat ?? 0;
    await this.reach({ number: this.tries.length + 1, ply: this.ply, seat, steps: [] }, 0);
  }

  async play(action: Action, own = true): Promise<void> {
    const { trying, stands } = this;
    if (!trying || !stands) return;
    const before = trying.steps.slice(0, stands.steps);
    // Whoever steps back and plays something else begins another try: the first one is kept.
    const number = before.length < trying.steps.length ? this.tries.length + 1 : trying.number;
    const step: Step = { action, said: null, own, chance: null };
    await this.reach({ ...trying, number, steps: [...before, step] }, before.length + 1);
  }

  /** Take back one's own last action, and with it what the bot answered. */
  async undo(): Promise<void> {
    const { trying, stands } = this;
    const last = trying?.steps.slice(0, stands?.steps).findLastIndex((step) => step.own) ?? -1;
    if (!trying || last < 0) return;
    await this.reach({ ...trying, steps: trying.steps.slice(0, last) }, last);
  }

  /** Whether a bot answers: it does so at once where others are asked now. */
  setAnswers(on: boolean): void {
    this.answers = on;
    const { trying, stands } = this;
    if (on && trying && stands) void this.reach(trying, stands.steps);
  }

  async leave(): Promise<void> {
    await this.go(this.ply);
  }

  private keep(one: Try): void {
    const others = this.tries.filter((other) => other.number !== one.number);
    this.tries = one.steps.length === 0 ? others : [...others, one].sort((a, b) => a.number - b.number);
    if (this.trying?.number === one.number) this.trying = one;
  }

  /** Go to a step of a try. */
  private async reach(wanted: Try, count: number): Promise<void> {
    const isLast = this.latest.ask();
    await this.attempt(async () => {
      const actions = wanted.steps.slice(0, count).map((step) => step.action);
      const position = await post(this.at('/branch'), { ply: wanted.ply, actions, seat: wanted.seat });
      if (!isLast()) return;
      this.thinking = null;
      const { trying, stands } = this;
      const goesOn = trying?.ply === wanted.ply && stands?.steps === count - 1;
      const said = position.changes.find((change) => change.kind === 'action')?.message ?? null;
      const steps = wanted.steps.map((step, at) => (at === count - 1 ? { ...step, said } : step));
      const reached = { ...wanted, steps };
      this.trying = reached;
      this.eyes = reached.seat;
      this.keep(reached);
      this.stands = { key: `try-${reached.number}`, steps: count };
      this.study?.show(position.view, goesOn ? position.changes : [], position.legal, position.gathering);
      await this.judged(reached, count, position.view, isLast);
    });
  }

  /** What the best bot thinks of a tried action; where another seat is asked, it plays on. */
  private async judged(tried: Try, count: number, view: View, isLast: () => boolean): Promise<void> {
    const answers = this.answers && !view.over && view.to_act[0] !== tried.seat && count === tried.steps.length;
    const { outcome } = view;
    if (outcome) {
      this.write(tried.number, count, outcome.winners.includes(tried.seat) ? 1 / outcome.winners.length : 0);
    } else if (count > 0 && (answers || tried.steps[count - 1].chance === null)) {
      const verdict = await this.assess(tried, count, answers ? 'answering' : 'judging', isLast);
      if (verdict && isLast() && answers && this.answers) return this.play(verdict.text, false);
    }
    // What was overtaken by the next action is judged now.
    for (let left = 1; left < count && isLast(); left++) {
      if (tried.steps[left - 1].chance === null) await this.assess(tried, left, 'judging', isLast);
    }
  }

  private async assess(
    tried: Try,
    count: number,
    what: 'judging' | 'answering',
    isLast: () => boolean,
  ): Promise<Judgement | null> {
    this.thinking = what;
    try {
      const actions = tried.steps.slice(0, count).map((one) => one.action);
      const verdict = await this.verdict({ ply: tried.ply, actions }, isLast);
      if (verdict) this.write(tried.number, count, verdict.wins[tried.seat], !verdict.sure);
      return verdict;
    } finally {
      if (isLast()) this.thinking = null;
    }
  }

  /** Note the chance after a step of a try, as it is by now. */
  private write(number: number, count: number, chance: number, guess = false): void {
    const tried = this.tries.find((one) => one.number === number);
    if (!tried?.steps[count - 1]) return;
    this.keep({ ...tried, steps: tried.steps.map((one, at) => (at === count - 1 ? { ...one, chance, guess } : one)) });
  }

  /** The question that is being answered; the next one waits for it, since the server would refuse the older one. */
  private asking: Promise<unknown> = Promise.resolve();

  /** The best action; a server with too much to do is asked again, as long as anybody wants to know. */
  private async verdict(body: AskJudgement, isLast: () => boolean): Promise<Judgement | null> {
    await me.known();
    while (isLast()) {
      await this.asking;
      if (!isLast()) return null;
      try {
        const question = post(this.at('/judgement'), body);
        this.asking = question.catch(() => null);
        return await question;
      } catch (error) {
        if (!(error instanceof Refusal) || !['busy', 'stale'].includes(error.code)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000 * (error.after ?? WAIT)));
      }
    }
    return null;
  }

  // ── the review ──

  async judge(): Promise<void> {
    await this.attempt(async () => {
      this.review = await post(this.at('/review'));
      this.follow();
    });
  }

  private follow(): void {
    if (this.review.state !== 'running') return;
    this.timer = setTimeout(() => {
      void this.attempt(async () => {
        this.review = await get(this.at('/review'));
        this.follow();
      });
    }, POLL);
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.said;
      this.code = error.code;
    }
  }
}
