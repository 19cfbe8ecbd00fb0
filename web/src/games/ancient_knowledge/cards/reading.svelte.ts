/** The card, or the coffer, in the reading place: one for the whole page, so that players' areas and the log lead to it too. */
class Reading {
  /** What was touched last; it stays until something else is touched. */
  private touched = $state<string | null>(null);
  /** What the pointer or the focus is on. */
  private pointed = $state<string | null>(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** How often something was opened from outside the board: a small screen then turns to it. */
  opened = $state(0);

  /** The points lie open, card by card, beside the stage. */
  sheet = $state(false);

  /** How often the objectives of a solo game were asked for from outside the board. */
  goals = $state(0);

  openGoals(): void {
    this.goals += 1;
  }

  get card(): string | null {
    return this.pointed ?? this.touched;
  }

  touch(id: string): void {
    this.point(null);
    this.touched = id;
  }

  /** Read a card whose name stands elsewhere, in the log. */
  open(id: string): void {
    this.touch(id);
    this.opened += 1;
  }

  /** Point at a thing: it is shown after a moment, so that nothing flickers below a pointer on its way. */
  point(id: string | null): void {
    clearTimeout(this.waiting);
    if (id === null) this.leave();
    else this.waiting = setTimeout(() => (this.pointed = id), POINTED);
  }

  /** What was pointed at stays to be read, unless something had been touched. */
  private leave(): void {
    this.touched ??= this.pointed;
    this.pointed = null;
  }

  clear(): void {
    clearTimeout(this.waiting);
    this.touched = null;
    this.pointed = null;
    this.sheet = false;
    this.goals = 0;
  }
}

const POINTED = 120;

export const reading = new Reading();
