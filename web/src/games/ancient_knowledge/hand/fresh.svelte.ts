/** Which cards of a hand have just come into it: they lie anywhere in the row, so they wear a sign until they are read. */
import { untrack } from 'svelte';

export class Fresh {
  cards = $state.raw<ReadonlySet<string>>(new Set());
  private seat = -1;
  private before: readonly string[] = [];

  /** The hand as it is now. What was drawn before a card left it is no longer new. */
  see(seat: number, hand: readonly string[]): void {
    untrack(() => {
      const came = hand.filter((id) => !this.before.includes(id));
      const left = this.before.some((id) => !hand.includes(id));
      if (seat !== this.seat) this.cards = new Set();
      else if (came.length || left) this.cards = new Set([...(left ? [] : this.cards), ...came]);
      [this.seat, this.before] = [seat, hand];
    });
  }

  /** It has been read. */
  known(id: string): void {
    untrack(() => {
      if (this.cards.has(id)) this.cards = new Set([...this.cards].filter((one) => one !== id));
    });
  }
}
