// Whether a line still lives. A dead one says nothing, so it is asked from time to time and must answer by a deadline.

/** How long a line may be silent before it is asked, and how long it may take to answer, in milliseconds. */
export const REST = 8_000;
export const DEADLINE = 9_000;

export class Heart {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the answer must be there; 0 while nothing was asked. */
  private until = 0;

  constructor(
    private readonly ping: () => void,
    private readonly dead: () => void,
  ) {}

  /** Something was heard: the line lives. */
  heard(): void {
    clearTimeout(this.timer);
    this.until = 0;
    this.timer = setTimeout(() => this.ask(), REST);
  }

  /** Ask now; an earlier question with less time stands. */
  ask(patience = DEADLINE): void {
    const until = Date.now() + patience;
    if (this.until && this.until <= until) return;
    clearTimeout(this.timer);
    this.until = until;
    this.timer = setTimeout(this.dead, patience);
    this.ping();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.until = 0;
  }
}
