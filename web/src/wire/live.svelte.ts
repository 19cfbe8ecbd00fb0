// The one live connection of the page. It comes back by itself, and what was not acknowledged is sent again under its id.
import { PROTOCOL } from '../protocol';
import type { Message } from '../text/message';
import { Refusal } from './api';
import { Heart } from './heart';
import { identity } from './identity';
import { websocket, type Connect, type Line } from './line';
import type {
  AskHint,
  AskPreview,
  AskWhy,
  Command,
  FromClient,
  FromServer,
  Hint,
  RefusedMessage,
  TableInfo,
  WholeView,
  Changes,
  Said,
} from './protocol';
import { renew } from './renew';
import type { Parts, Preview } from './types';

/** What a table on the screen wants to hear. */
export interface Listener {
  /** The version and ply of each viewpoint that is already known, to be told only what was missed. */
  have: () => { since?: number; ply?: number; invite?: string };
  /** We are somebody else now: nothing of what is known counts. */
  anew: () => void;
  table: (info: TableInfo) => void;
  view: (message: WholeView) => void;
  changes: (message: Changes) => void;
  said: (message: Said) => void;
  present: (seats: number[], watching: number) => void;
  refused: (message: Refusal, command: Command | null) => void;
  settled: (command: Command, sealed: boolean) => void;
}

type Question = AskPreview | AskWhy | AskHint;
type Answer<K extends Question['type']> = Extract<FromServer, { type: K }>;
interface Asked {
  resolve: (answer: FromServer) => void;
  reject: (refused: Refusal) => void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** The server has had too much of us. */
const LONG_PAUSE = 30_000;
/** How long the server may take to welcome us, to answer a question, and to answer when we wake up. */
const WELCOME = 10_000;
const PATIENCE = 30_000;
const WAKING = 4_000;
/** How often a command is sent again that was refused only for now. */
const TRIES = 5;

/** How long to wait before the n-th attempt to come back, in milliseconds: not all tables come back in step. */
export const pause = (attempt: number, chance = Math.random()): number =>
  Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE) * (0.5 + chance / 2);

/** An id that nobody else has; `randomUUID` is missing where the page came over plain HTTP. */
const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An answer has the type of its question. */
const answers = <K extends Question['type']>(message: FromServer, type: K): message is Answer<K> =>
  message.type === type;

const offline = (): Refusal => new Refusal('offline', { key: 'web-offline' }, 0);
const refusalOf = ({ code, message }: RefusedMessage): Refusal => new Refusal(code, message, 0);

export class Live {
  /** `away` while the connection is lost and comes back by itself; `barred` when only the player can do something. */
  state = $state<'idle' | 'joining' | 'here' | 'away' | 'barred'>('idle');
  /** Why we are barred: the server does not know us any more, or speaks a newer language than this page. */
  barred = $state<'secret' | 'version'>('version');
  /** The server has had too much of us and is left alone for a while. */
  resting = $state(false);
  /** The server's clock minus ours. */
  ahead = 0;
  private line: Line | null = null;
  /** The secret of the hello that was said last. */
  private shown: string | null = null;
  private attempt = 0;
  private refs = 0;
  private listeners = new Map<string, Listener>();
  private commands = new Map<string, { command: Command; tries: number }>();
  private questions = new Map<number, Asked>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinged = { ref: 0, at: 0 };
  /** Milliseconds after which the server wants us back; it said so before it went away. */
  private closing: number | null = null;
  private refusal: Refusal | null = null;
  private judging = false;
  private readonly heart = new Heart(
    () => this.ping(),
    () => this.lost(1006),
  );

  constructor(
    private readonly connect: Connect = websocket,
    private readonly chance: () => number = Math.random,
  ) {
    identity.follow(() => this.follow());
  }

  /** Sit down at a table; the answer leaves it again. */
  listen(table: string, listener: Listener): () => void {
    this.listeners.set(table, listener);
    if (this.state === 'here') this.subscribe(table, listener);
    else if (this.state === 'idle') this.open();
    return () => {
      if (this.listeners.get(table) !== listener) return;
      this.listeners.delete(table);
      if (this.state === 'here') this.post({ type: 'unsubscribe', table, ref: ++this.refs });
      if (this.listeners.size === 0) this.close();
    };
  }

  /** Do something once, however often the connection breaks meanwhile. */
  perform(wanted: Omit<Command, 'id'> & { type: Command['type'] }): string {
    if (this.state === 'barred') throw offline();
    const command = { ...wanted, id: fresh() } as Command;
    this.commands.set(command.id, { command, tries: 0 });
    if (this.state === 'here') {
      this.post(command);
      this.heart.ask();
    }
    return command.id;
  }

  preview(table: string, version: number, parts: Parts, seat: number | null): Promise<Preview> {
    return this.ask({ type: 'preview', table, version, parts, seat });
  }

  async why(table: string, parts: Partial<Parts>, seat: number | null): Promise<Message | null> {
    return (await this.ask({ type: 'why', table, parts: parts as Parts, seat })).message;
  }

  hint(table: string, seat: number | null): Promise<Hint> {
    return this.ask({ type: 'hint', table, seat });
  }

  /** A step was lost: ask for the whole view again. */
  again(table: string): void {
    const listener = this.listeners.get(table);
    if (listener && this.state === 'here') this.subscribe(table, listener, true);
  }

  /** The network or the device is back: a lost connection is tried now, one that seems alive must prove it soon. */
  wake(): void {
    if (this.state === 'here') this.heart.ask(WAKING);
    else if (this.state === 'away' && !this.line && !this.resting && !this.judging) this.open();
  }

  private ask<K extends Question['type']>(question: Question & { type: K }): Promise<Answer<K>> {
    if (this.state !== 'here') return Promise.reject(offline());
    const ref = ++this.refs;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.questions.delete(ref);
        reject(offline());
      }, PATIENCE);
      const settle = (answer: FromServer): void =>
        answers(answer, question.type) ? resolve(answer) : reject(offline());
      this.questions.set(ref, { resolve: settle, reject, timer });
      this.post({ ...question, ref });
      this.heart.ask();
    });
  }

  // ── the connection ──

  private open(): void {
    this.hush();
    this.state = this.attempt ? 'away' : 'joining';
    this.resting = false;
    this.closing = null;
    this.refusal = null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const line: Line = this.connect(`${scheme}://${location.host}/api/live`, {
      opened: () => line === this.line && this.greet(),
      heard: (text) => {
        if (line !== this.line) return;
        this.heart.heard();
        this.hear(JSON.parse(text) as FromServer);
      },
      closed: (code) => line === this.line && this.lost(code),
    });
    this.line = line;
    this.timer = setTimeout(() => this.lost(1006), WELCOME);
  }

  private greet(): void {
    this.shown = identity.secret;
    this.post({ type: 'hello', protocol: PROTOCOL, secret: this.shown });
  }

  /** Give the line up without waiting for its own word. */
  private hush(): void {
    const { line } = this;
    this.line = null;
    line?.close();
    clearTimeout(this.timer);
    this.heart.stop();
    for (const { reject, timer } of this.questions.values()) {
      clearTimeout(timer);
      reject(offline());
    }
    this.questions.clear();
  }

  private lost(code: number): void {
    this.hush();
    if (this.listeners.size === 0) {
      this.state = 'idle';
      return;
    }
    this.state = 'away';
    switch (code) {
      case 4401:
        void this.judge();
        return;
      case 4429:
        this.resting = true;
        this.later(LONG_PAUSE * (1 + this.chance()));
        return;
      case 1009: // one of them was too large, and would be again
        this.refuseAll(new Refusal('large', { key: 'server-large' }, 0));
    }
    const told = this.closing;
    this.later(told === null ? pause(this.attempt, this.chance()) : told * (1 + this.chance()));
  }

  private later(milliseconds: number): void {
    this.attempt += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), milliseconds);
  }

  /** The server did not take our hello. Perhaps it does not know us any more; else the page is too old. */
  private async judge(): Promise<void> {
    if (this.refusal && this.refusal.code !== 'secret') return this.bar('version');
    this.judging = true;
    await identity.verify();
    this.judging = false;
    if (this.listeners.size === 0 || this.state !== 'away') return;
    if (identity.secret === null) this.bar('secret');
    else if (identity.secret !== this.shown) this.follow();
    else if (this.attempt >= TRIES) this.bar('version');
    else this.later(pause(this.attempt, this.chance()));
  }

  private bar(why: 'secret' | 'version'): void {
    this.barred = why;
    this.state = 'barred';
    this.refuseAll(this.refusal ?? offline());
    if (why === 'version') void renew();
  }

  /** We are somebody else: say hello again. */
  private follow(): void {
    if (this.judging || this.listeners.size === 0) return;
    for (const listener of this.listeners.values()) listener.anew();
    this.attempt = 0;
    this.open();
  }

  private close(): void {
    this.hush();
    this.state = 'idle';
    this.attempt = 0;
  }

  private post(message: FromClient): void {
    this.line?.send(JSON.stringify(message));
  }

  private ping(): void {
    this.pinged = { ref: ++this.refs, at: Date.now() };
    this.post({ type: 'ping', ref: this.pinged.ref });
  }

  private subscribe(table: string, listener: Listener, whole = false): void {
    const { since, ply, invite } = listener.have();
    const known = whole || since === undefined ? {} : { since, ply };
    this.post({ type: 'subscribe', table, ref: ++this.refs, ...known, ...(invite ? { invite } : {}) });
  }

  // ── hearing ──

  private hear(message: FromServer): void {
    if ('ref' in message && message.ref !== null && this.answered(message)) return;
    const listener = 'table' in message && message.table ? this.listeners.get(message.table) : undefined;
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message.now);
      case 'pong':
        return this.tune(message.ref, message.now);
      case 'closing':
        this.closing = message.after * 1000;
        return;
      case 'table':
        return listener?.table(message.info);
      case 'view':
        return listener?.view(message);
      case 'changes':
        return listener?.changes(message);
      case 'chat':
        return listener?.said(message);
      case 'presence':
        return listener?.present(message.present, message.watching);
      case 'ack':
        return this.settle(message.id, (command) => listener?.settled(command, message.sealed));
      case 'refused':
        return this.refused(message, listener);
    }
  }

  private welcomed(now: number): void {
    clearTimeout(this.timer);
    this.ahead = now - Date.now();
    this.state = 'here';
    if (this.attempt) setTimeout(() => void renew(), this.chance() * LONGEST_PAUSE); // perhaps it was renewed
    this.attempt = 0;
    for (const [table, listener] of this.listeners) this.subscribe(table, listener);
    for (const { command } of this.commands.values()) this.post(command);
    this.heart.ask();
  }

  /** The server's clock, from the middle of the way there and back. */
  private tune(ref: number | null, now: number): void {
    const { ref: asked, at } = this.pinged;
    if (ref === asked) this.ahead = now - (at + Date.now()) / 2;
  }

  private refused(message: RefusedMessage, listener: Listener | undefined): void {
    const refusal = refusalOf(message);
    if (this.state !== 'here') {
      this.refusal = refusal; // the hello; the closing of the line tells what to do
      return;
    }
    const kept = message.id ? this.commands.get(message.id) : undefined;
    const unseated = message.message.key === 'server-not-subscribed';
    if (kept && listener && (unseated || ['unavailable', 'busy'].includes(message.code)) && ++kept.tries < TRIES) {
      setTimeout(() => this.retry(kept.command, unseated), (message.retry_after ?? 1) * 1000);
      return;
    }
    if (kept) this.commands.delete(kept.command.id);
    if (listener) listener.refused(refusal, kept?.command ?? null);
    else if (!message.table) for (const one of this.listeners.values()) one.refused(refusal, null);
  }

  private retry(command: Command, unseated: boolean): void {
    if (this.state !== 'here' || !this.commands.has(command.id)) return;
    const listener = this.listeners.get(command.table);
    if (unseated && listener) this.subscribe(command.table, listener);
    this.post(command);
  }

  private refuseAll(refusal: Refusal): void {
    const all = [...this.commands.values()];
    this.commands.clear();
    for (const { command } of all) this.listeners.get(command.table)?.refused(refusal, command);
  }

  private settle(id: string, then: (command: Command) => void): void {
    const kept = this.commands.get(id);
    this.commands.delete(id);
    if (kept) then(kept.command);
  }

  private answered(message: Extract<FromServer, { ref: number | null }>): boolean {
    const waiting = this.questions.get(message.ref ?? -1);
    if (!waiting) return message.type === 'done';
    this.questions.delete(message.ref ?? -1);
    clearTimeout(waiting.timer);
    if (message.type === 'refused') waiting.reject(refusalOf(message));
    else waiting.resolve(message);
    return true;
  }
}

export const live = new Live();

if (typeof document !== 'undefined') {
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, () => live.wake());
  for (const event of ['visibilitychange', 'resume'])
    document.addEventListener(event, () => document.visibilityState === 'visible' && live.wake());
}
