// A table on the screen: its seats, the view of each viewpoint that is ours, what is told, said and done there.
import { goesWith, type Picks } from '../act/narrow';
import { nameOf, saidOf, toldTo } from './names';
import { faceOf, isOurs, type GameFace } from '../games/face';
import { me } from '../wire/me.svelte';
import { settings } from '../page/settings.svelte';
import { knock, clay } from '../page/sound';
import { Teller } from '../tell/teller.svelte';
import { growing, namesOf, sinceOwn } from '../tell/log';
import type { Message } from '../text/message';
import { texts } from '../text/texts.svelte';
import { get, type Refusal } from '../wire/api';
import { catalogueOf } from '../wire/catalogue';
import { Latest } from '../wire/latest';
import { live } from '../wire/live.svelte';
import { passFor } from '../wire/pass';
import { patched } from '../wire/patch';
import type {
  Changes,
  Clocks,
  Command,
  GameInfo,
  Hint,
  Said,
  Standing,
  TableEvent,
  TableInfo,
  WholeView,
} from '../wire/protocol';
import { unlessBusy } from '../wire/renew';
import { messageOf } from '../wire/said';
import type { Change, Gathering, Parts, Preview, View } from '../wire/types';
import { certain, rest } from './ahead';
import { Choosing } from './choosing.svelte';
import { Hand } from './hand.svelte';
import { Unread } from './unread.svelte';

interface Stream {
  seat: number | null;
  version: number;
  view: View;
  legal: Parts[] | null;
  gathering: Gathering | null;
  undo: 'free' | 'ask' | null;
  log: Change[];
}

export type Problem = { message: Message; code: string };

/** Whether two seats see the same table, so that neither has a secret to cover. */
const alike = (one: View, other: View): boolean => JSON.stringify(one.table) === JSON.stringify(other.table);

export class Table {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  face = $state.raw<GameFace | null>(null);
  catalogue = $state.raw<Record<string, unknown>>({});
  problem = $state.raw<Problem | null>(null);
  /** Why the thing that was touched cannot be used. */
  reason = $state.raw<{ slot: string; value: string; message: Message } | null>(null);
  chat = $state.raw<Said[]>([]);
  /** Why what was said last did not reach the others. */
  unsaid = $state.raw<Message | null>(null);
  /** How much others said that has not been read. */
  readonly unread: number = $derived.by(() => this.unreadChat.count(this.chat, (said) => this.isOwn(said)));
  private readonly unreadChat: Unread;
  present = $state.raw<number[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  hint = $state.raw<Hint | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The viewpoint on the screen. */
  seat = $state<number | null>(null);
  /** The last thing that happened beside the game while we looked on, until we act. */
  notice = $state.raw<TableEvent | null>(null);
  /** We want the rematch, and go there as soon as it is agreed. */
  rematching = false;
  /** A choice that is kept is thought over. */
  rethinking = $state(false);
  private kept = $state(false);
  /** A command is on its way. */
  sending = $state(false);
  log = $state.raw<Change[]>([]);
  /** What the others did since we last acted: it stays marked, and goes with what is taken back. */
  readonly recent = $derived(sinceOwn(this.log, this.seat));
  /** Another player's turn at this screen: the view is covered until they have it in their hands. */
  curtain = $state<number | null>(null);
  readonly choosing = new Choosing();
  readonly teller = new Teller((changes) => this.heard(changes));
  readonly hand = new Hand(this.choosing, this.teller);
  private readonly grown = growing();
  readonly turns = $derived(this.grown(this.log, this.face?.setUp));
  /** The language of the catalogue. */
  private learned: string | null = null;
  private streams = new Map<number | null, Stream>();
  private stop: (() => void) | null = null;
  private closed = false;
  private noted: number | null = null;
  /** What is shown of our own action before the server has answered. */
  private ahead: Change[] = [];
  private readonly free = unlessBusy(() => this.choosing.begun || this.sending || this.teller.busy);
  private readonly asked = new Latest();
  undo = $state<'free' | 'ask' | null>(null);

  constructor(
    readonly id: string,
    private readonly told: (sentence: string) => void = () => {},
  ) {
    this.unreadChat = new Unread(id);
    this.hand.use({
      play: (parts) => this.act(parts),
      refuse: (slot, value) => void this.refuse(slot, value),
      confirms: () => settings.now.confirm !== 'never',
      sending: () => this.sending,
      sealed: () => this.sealed,
      dim: () => this.face?.dim ?? [],
      consider: (ready) => void this.consider(ready),
      changed: () => this.chose(),
    });
  }

  async open(): Promise<void> {
    try {
      const info = await get(`/tables/${this.id}`);
      this.info = info;
      const [face] = await Promise.all([faceOf(info.game), texts.game(info.game), this.learn(info)]);
      this.face = face;
    } catch (error) {
      this.fail(error);
      return;
    }
    if (this.closed) return; // the player has left meanwhile
    this.stop = live.listen(this.id, {
      have: () => this.have(),
      anew: () => this.anew(),
      table: (info) => this.news(info),
      view: (message) => this.whole(message),
      changes: (message) => this.went(message),
      said: (message) => this.hear(message),
      present: (seats) => (this.present = seats),
      refused: (message, command) => this.refused(message, command),
      settled: (command, sealed) => this.settled(command, sealed),
    });
  }

  close(): void {
    this.closed = true;
    this.stop?.();
    this.free();
  }

  /** The words of the catalogue follow the language. */
  async learn({ game, packs }: TableInfo): Promise<void> {
    const { language } = texts;
    if (this.learned === language) return;
    if (!isOurs(game)) await texts.learn(game);
    const [info, catalogue] = await Promise.all([get(`/games/${game}`), catalogueOf(game, packs)]);
    if (language !== texts.language) return; // the player has gone on to another
    this.learned = language;
    this.game = info;
    this.catalogue = catalogue;
  }

  /** The player speaks another language now; if its words cannot be had, the old ones stay. */
  async follow(): Promise<void> {
    try {
      if (this.info) await this.learn(this.info);
    } catch (error) {
      this.fail(error);
    }
  }

  get view(): View | null {
    return this.teller.shown;
  }

  /** Our choice is made and kept until all have chosen; we may think it over. */
  get sealed(): boolean {
    const kept = this.kept || (this.seat !== null && this.info?.seats[this.seat]?.sealed === true);
    return kept && !this.rethinking && this.choosing.asked;
  }

  get version(): number {
    return this.streams.get(this.seat)?.version ?? 0;
  }

  // ── doing ──

  act(parts: Parts): void {
    const stream = this.streams.get(this.seat);
    if (!stream || this.sending) return;
    this.reason = null;
    this.notice = null;
    if (this.send({ type: 'act', version: stream.version, parts })) this.foretell(stream, parts);
  }

  /** Show what the action certainly does. Where several choose at once, nothing happens before all have. */
  private foretell({ view }: Stream, parts: Parts): void {
    const { preview, choosing } = this;
    if (!preview || choosing.ready !== parts || view.to_act.length !== 1) return;
    this.ahead = certain(preview);
    this.preview = null;
    this.teller.tell(
      this.ahead,
      patched(
        view,
        this.ahead.flatMap((change) => change.patch),
      ),
    );
  }

  /** It did not happen, or otherwise: the table is as it was. */
  private retract(): void {
    const { ahead } = this;
    const stream = this.streams.get(this.seat);
    this.ahead = [];
    if (!stream || ahead.length === 0) return;
    stream.log = stream.log.filter((change) => !ahead.includes(change));
    this.log = stream.log;
    this.teller.show(stream.view);
  }

  type(text: string): void {
    const stream = this.streams.get(this.seat);
    if (!stream || this.sending) return;
    this.send({ type: 'act', version: stream.version, text });
  }

  /** Take back the last slot, then the last action; where that is not free, ask the others. */
  takeBack(): void {
    this.reason = null;
    if (this.choosing.back()) return;
    const stream = this.streams.get(this.seat);
    if (!stream || !this.undo || this.sending) return;
    if (this.undo === 'ask') {
      this.command('offer', { offer: 'takeback' });
      return;
    }
    this.send({ type: 'undo', version: stream.version });
  }

  command(type: Command['type'], more: Record<string, unknown> = {}): void {
    try {
      live.perform({ type, table: this.id, seat: this.seat, ...more });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Say something to everyone at the table. */
  say(words: { text: string } | { quick: string | null }): void {
    this.unsaid = null;
    try {
      live.perform({ type: 'chat', table: this.id, seat: this.seat, ...words });
    } catch (error) {
      this.unsaid = messageOf(error);
    }
  }

  /** Do what the table waits for; what cannot be sent leaves it as it was. */
  private send(command: { type: 'act' | 'undo' } & Record<string, unknown>): boolean {
    try {
      live.perform({ table: this.id, seat: this.seat, ...command });
      this.sending = true;
    } catch (error) {
      this.fail(error);
    }
    return this.sending;
  }

  /** Make a choice again that is kept until all have chosen. */
  rethink(): void {
    this.choosing.clear();
    this.rethinking = true;
  }

  /** A refusal that quotes the thing which was asked about calls it by its name. */
  private calling(message: Message, slot: string, value: string): Message {
    if (message.values?.thing !== value || !this.face || !this.view) return message;
    const thing = nameOf(this.face, slot, value, this.view, this.catalogue);
    return { ...message, values: { ...message.values, thing } };
  }

  async refuse(slot: string, value: string, picks: Picks = this.choosing.picks): Promise<void> {
    const { asked, gathering, held, legal } = this.choosing;
    const begun = Object.fromEntries(goesWith(legal, picks, slot));
    const filled = gathering?.slot === slot ? [...held, value] : value;
    const parts = asked ? { ...begun, [slot]: filled } : { [slot]: filled };
    const last = this.asked.ask();
    const chosen = this.choosing.picks;
    const isLast = (): boolean => last() && this.choosing.picks === chosen;
    try {
      const message = await live.why(this.id, parts, this.seat);
      if (message && isLast()) this.reason = { slot, value, message: this.calling(message, slot, value) };
    } catch (error) {
      if (isLast()) this.reason = { slot, value, message: messageOf(error) };
    }
  }

  /** What an action would do; null where that cannot be known. */
  private async look(parts: Parts): Promise<Preview | null> {
    const stream = this.streams.get(this.seat);
    return stream ? live.preview(this.id, stream.version, parts, this.seat).catch(() => null) : null;
  }

  /** A finished choice waits: see what it would do. One that ends nothing is played then, if the player wants so. */
  private async consider(ready: Parts | null): Promise<void> {
    this.preview = null;
    if (!ready) return;
    const { choosing } = this;
    const first = choosing.picks.length < 2;
    const preview = await this.look(ready);
    if (choosing.ready !== ready) return;
    this.preview = preview;
    const final =
      !preview || preview.stopped !== null || preview.changes.some((change) => ['turn', 'over'].includes(change.kind));
    const plays = settings.now.confirm === 'final' && !choosing.open && !first && !final;
    if (plays) this.act(ready);
  }

  /** What was said about a thing goes when something else is chosen, and so does a hint that was not taken. */
  private chose(): void {
    this.reason = null;
    const { hint, choosing } = this;
    if (!hint) return;
    const named = (slot: string): string[] => (slot in hint.parts ? [hint.parts[slot]].flat().map(String) : []);
    const things = choosing.gathering ? named(choosing.gathering.slot) : [];
    const astray =
      choosing.picks.some(([slot, value]) => slot in hint.parts && !named(slot).includes(value)) ||
      (things.length > 0 && choosing.held.some((value) => !things.includes(value)));
    if (astray) this.hint = null;
  }

  async ask(): Promise<void> {
    try {
      this.hint = await live.hint(this.id, this.seat);
    } catch (error) {
      this.problem = { message: messageOf(error), code: 'hint' };
    }
  }

  /** The screen goes to another of our seats. */
  sit(seat: number | null): void {
    this.curtain = null;
    this.retract();
    this.seat = seat;
    const stream = this.streams.get(seat);
    if (!stream) return;
    this.log = stream.log;
    this.teller.show(stream.view);
    this.offer(stream);
  }

  /** Show again what happened, from the moment before it. */
  async again(steps: readonly Change[]): Promise<void> {
    const [first] = steps;
    if (!first || this.teller.busy) return;
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    try {
      const { view } = await get(`/tables/${this.id}/replay?ply=${first.ply}${seat}`);
      const earlier = this.log.slice(0, this.log.indexOf(first)).filter((change) => change.ply === first.ply);
      const before = earlier.flatMap((change) => change.patch);
      await this.teller.again(patched(view, before), steps);
    } catch (error) {
      this.fail(error);
    }
  }

  // ── hearing ──

  private have(): { since?: number; ply?: number; invite?: string } {
    const invite = { invite: passFor(this.id) };
    if (this.streams.size !== 1) return invite;
    const [stream] = this.streams.values();
    return { since: stream.version, ply: stream.view.ply, ...invite };
  }

  /** Somebody else looks now, who may know other things. */
  private anew(): void {
    this.streams.clear();
    this.ahead = [];
    this.seat = null;
  }

  private news(info: TableInfo): void {
    this.info = info;
    this.note(info.events.at(-1));
    this.clocks = info.clocks;
    this.present = info.seats.filter((seat) => seat.present).map((seat) => seat.seat);
    this.pass();
  }

  /** What happened before we came is no news. */
  private note(last: TableEvent | undefined): void {
    const number = last?.number ?? 0;
    if (this.noted !== null && last && number > this.noted) this.notice = last;
    this.noted = number;
  }

  private whole(message: WholeView): void {
    const known = this.streams.get(message.seat);
    const log = known ? known.log.filter((change) => change.ply < message.view.ply) : [];
    const stream = { ...standing(message), view: message.view, log };
    this.streams.set(message.seat, stream);
    this.clocks = message.clocks;
    if (!known) void this.remember(stream);
    if ((this.info?.yours.length ?? 0) < 2) this.seat = message.seat;
    if (message.seat === this.seat) {
      this.ahead = [];
      this.log = log;
      this.teller.show(message.view);
      this.offer(stream);
    }
    this.pass();
  }

  /** The log of a game that was begun before we came. */
  private async remember(stream: Stream): Promise<void> {
    if (stream.view.ply === 0) return;
    const seat = stream.seat === null ? '' : `&seat=${stream.seat}`;
    try {
      const { changes } = await get(`/tables/${this.id}/changes?since=0${seat}`);
      const later = stream.log.filter((change) => change.ply > (changes.at(-1)?.ply ?? -1));
      stream.log = [...changes, ...later];
      if (stream.seat === this.seat) this.log = stream.log;
    } catch {
      // The log begins here, then.
    }
  }

  private went(message: Changes): void {
    const stream = this.streams.get(message.seat);
    if (!stream || message.since !== stream.version) {
      this.ahead = [];
      this.streams.delete(message.seat);
      live.again(this.id);
      return;
    }
    const news = message.seat === this.seat ? rest(message.changes, this.ahead) : null;
    if (message.seat === this.seat && !news) this.retract();
    const after = patched(
      stream.view,
      message.changes.flatMap((change) => change.patch),
    );
    Object.assign(stream, standing(message), { view: after });
    this.clocks = message.clocks;
    if (message.seat !== this.seat) {
      stream.log = [...stream.log, ...message.changes];
    } else {
      this.ahead = [];
      this.teller.tell(news ?? message.changes, after);
      this.offer(stream);
    }
    this.pass();
  }

  /** Hand the screen to another of our seats when that one is asked; who has chosen in secret is not.
   * Nothing is shown before it is known who looks, for the first of two seats might have a secret. */
  private pass(): void {
    const here = this.streams.get(this.seat);
    if (this.streams.size < 2 || (here && this.awaits(here))) return;
    const streams = [...this.streams.values()];
    const due = streams.find((stream) => this.awaits(stream)) ?? (here ? undefined : streams[0]);
    if (!due) return;
    if (due.view.over || streams.every((other) => alike(other.view, due.view))) this.sit(due.seat);
    else this.curtain = due.seat;
  }

  private awaits({ seat, legal, gathering }: Stream): boolean {
    return Boolean(legal || gathering) && !(seat !== null && this.info?.seats[seat]?.sealed);
  }

  private offer(stream: Stream): void {
    this.sending = false;
    this.rethinking = false;
    this.kept = false;
    this.preview = null;
    this.hint = null;
    this.reason = null;
    this.problem = null;
    this.undo = stream.undo;
    const was = this.choosing.asked;
    this.choosing.ask(stream.legal, stream.gathering);
    if (this.choosing.asked && !was && settings.now.sound) knock();
  }

  private heard(changes: Change[]): void {
    const stream = this.streams.get(this.seat);
    if (!stream || changes.length === 0) return;
    stream.log = [...stream.log, ...changes];
    this.log = stream.log;
    const seat = (this.info?.yours.length ?? 0) > 1 ? null : this.seat;
    const said = (message: Message): string => saidOf(message, this.info?.seats, stream.view?.seats ?? [], seat);
    for (const change of changes) {
      if (!change.quiet && settings.now.speech === 'steps') this.told(toldTo(seat, change, said));
    }
    if (settings.now.sound && changes.some((change) => namesOf(change).length > 0)) clay();
  }

  private hear(message: Said): void {
    if (this.chat.some((other) => other.number === message.number)) return;
    this.chat = [...this.chat, message];
  }

  /** The chat is open before the player's eyes. */
  readChat(): void {
    this.unreadChat.seen(this.chat);
  }

  private isOwn({ seat, name }: Said): boolean {
    return seat === null ? name === me.name : (this.info?.yours.includes(seat) ?? false);
  }

  private settled(command: Command, sealed: boolean): void {
    if (command.type !== 'act' || !sealed) return;
    this.retract();
    this.kept = true;
    this.rethinking = false;
    this.sending = false;
  }

  private refused(refusal: Refusal, command: Command | null): void {
    if (command?.type === 'chat') {
      this.unsaid = messageOf(refusal);
      return;
    }
    if (command?.type === 'act' || command?.type === 'undo') {
      this.sending = false;
      this.retract();
    }
    this.fail(refusal);
    if (refusal.code === 'stale') live.again(this.id);
  }

  private fail(error: unknown): void {
    this.problem = { message: messageOf(error), code: (error as Partial<Refusal>)?.code ?? 'failed' };
  }
}

function standing(message: Standing): Omit<Stream, 'view' | 'log'> {
  const { seat, version, legal, gathering, undo } = message;
  return { seat, version, legal, gathering, undo };
}
