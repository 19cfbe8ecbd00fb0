// A game that can be walked through: any ply as any seat saw it, its review, and branches from any moment.
import { me } from '../me.svelte';
import type { Message } from '../text/message';
import { get, post, Refusal } from '../wire/api';
import { Latest } from '../wire/latest';
import { patched } from '../wire/patch';
import type { GameInfo, Position, ReplayMoment, Review, TableInfo, Verdict } from '../wire/protocol';
import type { Action, Change, Parts, View } from '../wire/types';
import { Study } from './study.svelte';

const NONE: Review = { state: 'none', done: 0, total: 0, decisions: [], turning_points: [], mean_loss: [] };
const POLL = 1200;
/** As many actions as an analysis may name: the played one is often among the last. */
const EVERY = 500;

export class Replay {
  info = $state.raw<TableInfo | null>(null);
  study = $state.raw<Study | null>(null);
  title = $state('');
  last = $state(0);
  /** The viewpoint; null shows each ply as the seat to act saw it. */
  seat = $state<number | null>(null);
  turns = $state.raw<number[]>([]);
  review = $state.raw<Review>(NONE);
  log = $state.raw<Change[]>([]);
  said = $state.raw<Message | null>(null);
  problem = $state.raw<Message | null>(null);
  /** The actions of a branch that is being tried; null while the game itself is shown. */
  branch = $state.raw<Action[] | null>(null);
  /** The seat that tries another way, and whether a bot plays the others meanwhile. */
  private tried: number | null = null;
  answers = $state(true);
  thinking = $state(false);
  /** How many actions of the branch there were before each of one's own. */
  private own: number[] = [];
  /** The best action at this moment, and the one that was played. */
  better = $state.raw<Parts[] | null>(null);
  played = $state.raw<Parts | null>(null);
  /** The tables to which the two lead. */
  leads = $state.raw<{ better: View; played: View } | null>(null);
  private first: ReplayMoment | null = null;
  private winners = $state.raw<number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly latest = new Latest();
  ply = $state(0);

  constructor(
    readonly id: string,
    ply: number,
  ) {
    this.ply = ply;
  }

  /** The plies at which turns begin. */
  get turnStarts(): number[] {
    return this.turns.flatMap((seat, ply) => (ply === 0 || this.turns[ply - 1] !== seat ? [ply] : []));
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
      const info = await get<TableInfo>(`/tables/${this.id}`);
      this.info = info;
      this.seat = info.yours[0] ?? null;
      const study = new Study(info.game, info.packs);
      const [game] = await Promise.all([get<GameInfo>(`/games/${info.game}`), study.open()]);
      this.title = game.title;
      this.study = study;
      this.last = info.ply;
      const end = await get<ReplayMoment>(`/tables/${this.id}/replay?ply=${info.ply}&all=true`);
      this.winners = end.view.outcome?.winners ?? [];
      const seat = this.seat === null ? '' : `&seat=${this.seat}`;
      this.first = await get<ReplayMoment>(`/tables/${this.id}/replay?ply=0${seat}`);
      this.log = (await get<{ changes: Change[] }>(`/tables/${this.id}/changes?since=0${seat}`)).changes;
      await this.go(this.ply);
      this.review = await get<Review>(`/tables/${this.id}/review`);
      this.follow();
      await this.compare(this.ply);
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
      this.last = moment.last;
      this.turns = moment.turns;
      this.branch = null;
      this.said = moment.changes.find((change) => change.kind === 'action')?.message ?? null;
      this.study.show(moment.view, step ? moment.changes : [], null);
      this.better = null;
      this.leads = null;
      await this.compare(wanted);
    });
  }

  /** The game at a ply. While the server is away it is told from the beginning, as far as the changes say it. */
  private async moment(ply: number): Promise<ReplayMoment> {
    const eyes = this.seat === null ? '&all=true' : `&seat=${this.seat}`;
    try {
      return await get<ReplayMoment>(`/tables/${this.id}/replay?ply=${ply}${eyes}`);
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

  /** The better line and the played action, where they differ. */
  private async compare(ply: number): Promise<void> {
    const decision = this.review.decisions.find((one) => one.ply === ply);
    if (!decision || decision.best === decision.text || decision.loss < 0.02 || !me.held) return;
    const answer = await post<{ verdicts: Verdict[] }>(`/tables/${this.id}/analysis`, {
      ply,
      seconds: 0.3,
      best: EVERY,
    });
    if (this.ply !== ply) return;
    this.better = answer.verdicts.filter((one) => one.text === decision.best).map((one) => one.parts);
    this.played = answer.verdicts.find((one) => one.text === decision.text)?.parts ?? null;
    const [better, played] = await Promise.all(
      [decision.best, decision.text].map((text) =>
        post<Position>(`/tables/${this.id}/branch`, { ply, actions: [text], seat: decision.seat }),
      ),
    );
    if (this.ply === ply) this.leads = { better: better.view, played: played.view };
  }

  // ── trying another way ──

  async enter(): Promise<void> {
    this.tried = this.turns[this.ply] ?? this.seat;
    this.own = [];
    await this.step([]);
  }

  async play(action: Action): Promise<void> {
    const before = this.branch ?? [];
    this.own = [...this.own, before.length];
    await this.step([...before, action]);
  }

  /** Take back one's own last action, and with it what the bot answered. */
  async undo(): Promise<void> {
    const last = this.own.at(-1);
    if (!this.branch || last === undefined) return;
    this.own = this.own.slice(0, -1);
    await this.step(this.branch.slice(0, last));
  }

  async leave(): Promise<void> {
    this.branch = null;
    await this.go(this.ply);
  }

  private async step(actions: Action[]): Promise<void> {
    const isLast = this.latest.ask();
    await this.attempt(async () => {
      const body = { ply: this.ply, actions, seat: this.tried };
      const position = await post<Position>(`/tables/${this.id}/branch`, body);
      if (!isLast()) return;
      const goesOn = actions.length > (this.branch?.length ?? 0);
      this.branch = actions;
      this.study?.show(position.view, goesOn ? position.changes : [], position.legal, position.gathering);
      await this.answer(position.view);
    });
  }

  /** Where another seat is asked, a bot plays it: its best action after a moment's thought. */
  private async answer(view: View): Promise<void> {
    const { branch } = this;
    if (!branch || !this.answers || view.over || view.to_act[0] === this.tried) return;
    this.thinking = true;
    try {
      const body = { ply: this.ply, actions: branch, seconds: 0.5, best: 1 };
      const { verdicts } = await post<{ verdicts: Verdict[] }>(`/tables/${this.id}/analysis`, body);
      if (this.branch === branch && verdicts[0]) await this.step([...branch, verdicts[0].text]);
    } finally {
      this.thinking = false;
    }
  }

  // ── the review ──

  async judge(): Promise<void> {
    await this.attempt(async () => {
      this.review = await post<Review>(`/tables/${this.id}/review`);
      this.follow();
    });
  }

  private follow(): void {
    if (this.review.state !== 'running') return;
    this.timer = setTimeout(() => {
      void this.attempt(async () => {
        this.review = await get<Review>(`/tables/${this.id}/review`);
        this.follow();
        if (this.review.state === 'done') await this.compare(this.ply);
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
    }
  }
}
