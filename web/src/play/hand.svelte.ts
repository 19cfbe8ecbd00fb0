// What a hand may do at a board, the same at a table, in a study, a lesson and a puzzle: what is lit for it, what a touch
// does, and when a finished choice is played. It is played here, where it was chosen.
import type { Teller } from '../tell/teller.svelte';
import type { Parts } from '../wire/types';
import type { Choosing } from './choosing.svelte';

/** What differs from board to board. */
export interface Ways {
  play: (parts: Parts) => void;
  /** A thing was touched that cannot be chosen. */
  refuse: (slot: string, value: string) => void;
  /** Whether a finished choice waits until it is confirmed. */
  confirms: () => boolean;
  /** Whether something of ours is on its way. */
  sending?: () => boolean;
  /** Whether what was chosen is kept, and nothing can be chosen any more. */
  sealed?: () => boolean;
  /** Slots that stay dark until something has been chosen. */
  dim?: () => readonly string[];
  /** A finished choice waits: look at what it would do. Without one, there is nothing to be looked at any more. */
  consider?: (ready: Parts | null) => void;
  /** Something else is in the hand now; what leads astray may be taken out of it. */
  changed?: () => void;
}

const NONE: Record<string, Set<string>> = {};

export class Hand {
  private ways: Ways | null = null;
  /** The action of a button that would take the place of a finished choice: the player is asked first. */
  instead = $state.raw<Parts | null>(null);

  constructor(
    readonly choosing: Choosing,
    private readonly teller: Teller,
  ) {
    choosing.changed = () => this.changed();
  }

  /** Sit down at a board. */
  use(ways: Ways): void {
    this.ways = ways;
  }

  /** Nothing is being told, and nothing of ours is on its way. */
  get idle(): boolean {
    return !this.teller.busy && !this.ways?.sending?.();
  }

  private get may(): boolean {
    return this.idle && !this.ways?.sealed?.();
  }

  /** By slot: what is asked for now. */
  get lit(): Record<string, Set<string>> {
    const { asked, begun, settled, lit } = this.choosing;
    if (!this.may || !asked) return NONE;
    const dim = begun || settled ? [] : (this.ways?.dim?.() ?? []);
    return dim.length === 0 ? lit : Object.fromEntries(Object.entries(lit).filter(([slot]) => !dim.includes(slot)));
  }

  get chosen(): Record<string, string[]> {
    return this.idle ? this.choosing.chosen : {};
  }

  /** Nothing can be done but one thing, and that is a button. */
  get sole(): boolean {
    const { legal, buttons, gathering } = this.choosing;
    return legal.length === 1 && buttons.length === 1 && !gathering;
  }

  /** The action that a word or a key confirms. */
  get confirmable(): Parts | null {
    return this.may && (this.choosing.begun || this.sole) ? this.choosing.ready : null;
  }

  /** Touch a thing. Whoever touches the board while something is told there need not wait for it. */
  pick(slot: string, value: string): void {
    const { choosing } = this;
    if (!this.idle) this.teller.hurry();
    else if (this.confirmable && choosing.finishes(slot, value)) this.confirm();
    else if (choosing.asked && choosing.can(slot, value)) choosing.pick(slot, value);
    else this.ways?.refuse(slot, value);
  }

  /** Press the button of an action. With `shown` it is seen first, and played when it is pressed again or confirmed. */
  press(row: Parts, shown: boolean): void {
    const { choosing, confirmable } = this;
    const none = choosing.gathering !== null && choosing.gathering.slot in row;
    const laid = none ? choosing.declined : confirmable === row;
    if (confirmable && !laid) this.instead = row;
    else if (!shown || laid) this.ways?.play(row);
    else if (none) choosing.decline();
    else choosing.pickVerb(row.verb);
  }

  /** Play the button's action after all, or stay with what was chosen. */
  decide(drops: boolean): void {
    const { instead } = this;
    this.instead = null;
    if (drops && instead && this.may) this.ways?.play(instead);
  }

  confirm(): void {
    this.instead = null;
    if (this.confirmable) this.ways?.play(this.confirmable);
  }

  /** A drop plays at once; any other finished choice waits for Confirm if the setting asks for it. */
  private changed(): void {
    const { ways, choosing } = this;
    this.instead = null;
    ways?.consider?.(null);
    ways?.changed?.();
    const { ready, begun, open, dropped } = choosing;
    if (!ways || !ready || !begun || !this.may) return;
    if (!open && (dropped || !ways.confirms())) ways.play(ready);
    else ways.consider?.(ready);
  }
}
