// The one live connection of the page. It comes back by itself, and what was not acknowledged is sent again under its id.
import type { Message } from '../text/message';
import type { Deed, FromServer, Hint, Refused, TableInfo, WholeView, Changes, Said } from './protocol';
import type { Parts, Preview } from './types';

/** What a table on the screen wants to hear. */
export interface Listener {
  /** The version and ply of each viewpoint that is already known, to be told only what was missed. */
  have: () => { since?: number; ply?: number; invite?: string };
  table: (info: TableInfo) => void;
  view: (message: WholeView) => void;
  changes: (message: Changes) => void;
  said: (message: Said) => void;
  present: (seats: number[], watching: number) => void;
  refused: (message: Refused, deed: Deed | null) => void;
  settled: (deed: Deed, sealed: boolean) => void;
}

type Answer = FromServer & { ref?: number | null };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20_000;

/** How long to wait before the n-th attempt to come back, in milliseconds. */
export const pause = (attempt: number): number => Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE);

class Live {
  /** `away` while the connection is lost and comes back by itself. */
  state = $state<'idle' | 'joining' | 'here' | 'away'>('idle');
  /** The server's clock minus ours. */
  ahead = 0;
  private socket: WebSocket | null = null;
  private secret: string | null = null;
  private attempt = 0;
  private refs = 0;
  private listeners = new Map<string, Listener>();
  private deeds = new Map<string, Deed>();
  private answers = new Map<number, { resolve: (answer: Answer) => void; reject: (refused: Refused) => void }>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  /** Sit down at a table; the answer leaves it again. */
  listen(table: string, secret: string | null, listener: Listener): () => void {
    this.listeners.set(table, listener);
    if (secret !== this.secret && this.socket) this.socket.close();
    this.secret = secret;
    if (this.state === 'here') this.subscribe(table, listener);
    else if (!this.socket) this.connect();
    return () => {
      this.listeners.delete(table);
      if (this.state === 'here') this.post({ type: 'unsubscribe', table, ref: ++this.refs });
      if (this.listeners.size === 0) this.close();
    };
  }

  /** Do something once, however often the connection breaks meanwhile. */
  perform(deed: Omit<Deed, 'id'> & { type: Deed['type'] }): string {
    const whole = { ...deed, id: crypto.randomUUID() } as Deed;
    this.deeds.set(whole.id, whole);
    if (this.state === 'here') this.post(whole);
    return whole.id;
  }

  preview(table: string, version: number, parts: Parts, seat: number | null): Promise<Preview> {
    return this.ask({ type: 'preview', table, version, parts, seat }) as Promise<unknown> as Promise<Preview>;
  }

  async why(table: string, parts: Record<string, unknown>, seat: number | null): Promise<Message | null> {
    return ((await this.ask({ type: 'why', table, parts, seat })) as Answer & { message: Message | null }).message;
  }

  hint(table: string, seat: number | null): Promise<Hint> {
    return this.ask({ type: 'hint', table, seat }) as Promise<unknown> as Promise<Hint>;
  }

  /** A step was lost: ask for the whole view again. */
  again(table: string): void {
    const listener = this.listeners.get(table);
    if (listener && this.state === 'here') this.subscribe(table, listener, true);
  }

  private ask(question: Record<string, unknown>): Promise<Answer> {
    const ref = ++this.refs;
    return new Promise((resolve, reject) => {
      this.answers.set(ref, { resolve, reject });
      this.post({ ...question, ref });
    });
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.state = this.attempt ? 'away' : 'joining';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => this.post({ type: 'hello', protocol: 1, secret: this.secret });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.lost(socket);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.state === 'here' && this.post({ type: 'ping', ref: ++this.refs }), HEARTBEAT);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const { reject } of this.answers.values()) reject(GONE);
    this.answers.clear();
    if (this.listeners.size === 0) {
      this.state = 'idle';
      return;
    }
    this.state = 'away';
    this.timer = setTimeout(() => this.connect(), pause(this.attempt++));
  }

  private close(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const { socket } = this;
    this.socket = null;
    this.state = 'idle';
    this.attempt = 0;
    socket?.close();
  }

  private post(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private subscribe(table: string, listener: Listener, whole = false): void {
    const { since, ply, invite } = listener.have();
    const known = whole || since === undefined ? {} : { since, ply };
    this.post({ type: 'subscribe', table, ref: ++this.refs, ...known, ...(invite ? { invite } : {}) });
  }

  private hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.ahead = message.now - Date.now();
      this.state = 'here';
      this.attempt = 0;
      for (const [table, listener] of this.listeners) this.subscribe(table, listener);
      for (const deed of this.deeds.values()) this.post(deed);
      return;
    }
    if ('ref' in message && message.ref !== null && this.answered(message)) return;
    const listener = 'table' in message && message.table ? this.listeners.get(message.table) : undefined;
    switch (message.type) {
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
        return this.settle(message.id, (deed) => listener?.settled(deed, message.sealed));
      case 'refused': {
        const deed = message.id ? (this.deeds.get(message.id) ?? null) : null;
        if (message.code === 'unavailable' && deed) {
          setTimeout(() => this.post(deed), (message.retry_after ?? 1) * 1000);
          return;
        }
        if (deed) this.deeds.delete(deed.id);
        return listener?.refused(message, deed);
      }
    }
  }

  private settle(id: string, then: (deed: Deed) => void): void {
    const deed = this.deeds.get(id);
    this.deeds.delete(id);
    if (deed) then(deed);
  }

  private answered(message: Answer): boolean {
    const waiting = this.answers.get(message.ref ?? -1);
    if (!waiting) return message.type === 'pong' || message.type === 'done';
    this.answers.delete(message.ref ?? -1);
    if (message.type === 'refused') waiting.reject(message);
    else waiting.resolve(message);
    return true;
  }
}

const GONE: Refused = {
  type: 'refused',
  code: 'offline',
  message: { key: 'web-offline' },
  sentence: '',
  version: null,
  retry_after: null,
  table: null,
  id: null,
  ref: null,
};

export const live = new Live();
