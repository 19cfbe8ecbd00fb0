// A network for tests: lines that open, speak, fall silent and close when they are told to.
import type { Connect, Ears } from '../src/wire/line';

export type Sent = Record<string, unknown> & { type: string };

export class FakeLine {
  readonly sent: Sent[] = [];
  closed = false;
  /** A dead line takes everything and says nothing. */
  dead = false;

  constructor(
    readonly url: string,
    private readonly ears: Ears,
  ) {}

  send(text: string): void {
    const message = JSON.parse(text) as Sent;
    this.sent.push(message);
    if (message.type === 'ping' && !this.dead) this.say({ type: 'pong', ref: message.ref, now: Date.now() });
  }

  open(): void {
    this.ears.opened();
  }

  say(message: Record<string, unknown>): void {
    this.ears.heard(JSON.stringify(message));
  }

  welcome(now = Date.now()): void {
    this.open();
    this.say({ type: 'welcome', protocol: 1, server: '0', guest: null, name: null, now });
  }

  end(code: number): void {
    this.ears.closed(code);
  }

  all(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** What connects, and all lines it made. */
export function network(): { connect: Connect; lines: FakeLine[]; last: () => FakeLine } {
  const lines: FakeLine[] = [];
  const connect: Connect = (url, ears) => {
    const line = new FakeLine(url, ears);
    lines.push(line);
    return {
      send: (text) => line.send(text),
      close: () => (line.closed = true),
    };
  };
  return { connect, lines, last: () => lines[lines.length - 1] };
}
