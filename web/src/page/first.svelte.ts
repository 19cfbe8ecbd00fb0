// The picture that the server drew into the page. A screen that is being opened looks the same and leaves it there.

/** Who waits longer than this is told why. */
const LONG = 500;

class First {
  /** Whether it is still seen. */
  there = $state(false);
  private drawn: Element[] = [];

  keep(target: Element): void {
    this.drawn = [...target.children];
    this.there = this.drawn.length > 0;
    setTimeout(() => this.leave(), LONG);
  }

  leave(): void {
    this.drawn.forEach((part) => part.remove());
    this.drawn = [];
    this.there = false;
  }
}

export const first = new First();
