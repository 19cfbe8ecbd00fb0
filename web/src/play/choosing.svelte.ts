// The choice in the player's hand: what has been picked, what may be picked next, and the action it makes.
import {
  bare,
  carry,
  gather,
  gatherable,
  gathered,
  instead,
  narrow,
  repick,
  type Carried,
  type Picks,
} from '../act/narrow';
import type { Gathering, Parts } from '../wire/types';

export class Choosing {
  private rows = $state.raw<Parts[]>([]);
  gathering = $state.raw<Gathering | null>(null);
  picks = $state.raw<Picks>([]);
  held = $state.raw<readonly string[]>([]);
  /** What is being dragged: it counts as picked only when it is let go on something. */
  carried = $state.raw<Carried | null>(null);
  /** The last thing was let go on another one: dragging is meant, so nobody need be asked again. */
  dropped = $state(false);
  /** None of the things that may be gathered is meant, and that has been said. */
  declined = $state(false);
  /** A lesson asks for every thing, even where only one is left. */
  byHand = $state(false);
  /** Called whenever the choice is another one. */
  changed: () => void = () => {};

  readonly legal = $derived(this.rows);
  readonly narrowed = $derived(narrow(this.legal, this.carried?.picks ?? this.picks, this.byHand));
  readonly buttons = $derived(bare(this.legal));
  /** The kinds of action at hand. */
  readonly verbs: string[] = $derived([
    ...new Set([...this.legal.map((row) => row.verb), ...(this.gathering ? [this.gathering.verb] : [])]),
  ]);
  readonly begun = $derived(this.picks.length > 0 || this.held.length > 0 || this.carried !== null || this.declined);
  readonly asked = $derived(this.legal.length > 0 || this.gathering !== null);

  /** Several things in any order are being gathered, and nothing else has been begun. */
  readonly gathers = $derived(this.gathering !== null && this.picks.length === 0 && this.carried === null);

  /** The kinds of action that are begun by their name; those without slots are buttons. */
  readonly kinds: string[] = $derived(
    this.verbs.filter((verb) => this.legal.some((row) => row.verb === verb && Object.keys(row).length > 1)),
  );

  /** Those of them that can still be done with what has been picked. */
  readonly likely: string[] = $derived(
    this.picks.length === 0
      ? this.kinds
      : this.kinds.filter((verb) => this.narrowed.rows.some((row) => row.verb === verb)),
  );

  /** What is to be done is clear; only with what is asked. Buttons beside it ask nothing. */
  readonly settled = $derived(
    this.begun || this.verbs.length === 1 || (this.gathering !== null && this.legal.length === bare(this.legal).length),
  );

  /** As many as one likes are gathered: only the player knows when that is enough. */
  readonly open = $derived(this.gathers && this.gathering !== null && this.gathering.least < this.gathering.most);

  readonly ready: Parts | null = $derived(
    this.carried
      ? null
      : this.gathering && this.picks.length === 0
        ? gathered(this.gathering, this.held)
        : this.narrowed.complete,
  );

  /** The answer of a player who chooses none of the things that may be gathered. */
  readonly none: Parts | null = $derived(
    this.gathering && this.gathers && this.held.length === 0 && this.gathering.least === 0
      ? { verb: this.gathering.verb, [this.gathering.slot]: [] }
      : null,
  );

  /** The last thing that was picked, and those beside it that could be picked in its place. */
  private readonly last: readonly [slot: string, value: string] | null = $derived(
    this.picks.findLast(([slot]) => slot !== 'verb') ?? null,
  );

  /** By slot: what may fill it, or be picked in place of the last thing that was picked. */
  readonly lit: Record<string, Set<string>> = $derived.by(() => {
    if (this.carried) return this.carried.onto;
    const lit: Record<string, Set<string>> = { ...this.narrowed.open };
    const [slot, value] = this.last ?? [];
    const things = this.picks.filter(([name]) => name !== 'verb').length;
    if (slot !== undefined && value !== undefined && (things > 1 || this.narrowed.complete)) {
      lit[slot] = new Set([...(this.other[slot] ?? [])].filter((thing) => thing !== value));
    }
    if (this.gathering && this.picks.length === 0) lit[this.gathering.slot] = gatherable(this.gathering, this.held);
    return lit;
  });

  /** By slot: what could be picked instead. It answers a touch, but it is not asked for. */
  readonly other: Record<string, Set<string>> = $derived(instead(this.legal, this.picks));

  readonly chosen: Record<string, string[]> = $derived.by(() => {
    const chosen: Record<string, string[]> = {};
    const settled = this.carried ? Object.fromEntries(this.carried.picks) : this.narrowed.filled;
    for (const [slot, value] of Object.entries(settled)) if (slot !== 'verb') chosen[slot] = [value];
    if (this.gathering) chosen[this.gathering.slot] = [...this.held];
    return chosen;
  });

  /** What is asked now; whatever had been picked is let go. */
  ask(rows: Parts[] | null, gathering: Gathering | null): void {
    this.rows = rows ?? [];
    this.gathering = gathering;
    this.clear();
  }

  /** Whether touching a thing does something. */
  can(slot: string, value: string): boolean {
    return Boolean(
      this.lit[slot]?.has(value) ||
      this.chosen[slot]?.includes(value) ||
      this.other[slot]?.has(value) ||
      narrow(this.legal, [[slot, value]]).rows.length > 0,
    );
  }

  /** Touching a thing once more plays the action: it was the last one picked. What filled itself in was not touched yet. */
  finishes(slot: string, value: string): boolean {
    return !this.gathers && this.last?.[0] === slot && this.chosen[slot]?.includes(value);
  }

  pick(slot: string, value: string): void {
    this.dropped = false;
    this.declined = false;
    if (this.gathering?.slot === slot) this.held = gather(this.gathering, this.held, value);
    else this.picks = repick(this.legal, this.picks, slot, value);
    this.changed();
  }

  /** Choose none of the things. */
  decline(): void {
    this.declined = this.none !== null;
    this.changed();
  }

  /** What taking a thing into the hand would make possible; null if it cannot be carried anywhere. */
  carriable(slot: string, value: string): Carried | null {
    if (this.gathering?.slot === slot || !this.can(slot, value)) return null;
    return carry(this.legal, this.picks, slot, value);
  }

  /** Let go of what is carried, on a thing or on nothing. */
  release(onto: readonly [slot: string, value: string] | null): void {
    const { carried } = this;
    this.carried = null;
    if (!carried || !onto) return;
    this.dropped = true;
    this.picks = [...carried.picks, onto];
    this.changed();
  }

  pickVerb(verb: string): void {
    this.dropped = false;
    this.declined = false;
    const [first] = this.picks;
    // What has been picked stays picked, where the verb can be done with it.
    const all: Picks = [['verb', verb], ...this.picks.filter(([slot]) => slot !== 'verb')];
    if (first?.[0] === 'verb' && first[1] === verb) this.picks = [];
    else this.picks = narrow(this.legal, all).rows.length > 0 ? all : [['verb', verb]];
    this.changed();
  }

  /** Empty a slot and those after it. */
  empty(slot: string): void {
    if (this.gathering?.slot === slot) this.held = [];
    const at = this.picks.findIndex(([name]) => name === slot);
    this.picks = at < 0 ? this.picks.slice(0, -1) : this.picks.slice(0, at);
    this.changed();
  }

  drop(at: number): void {
    this.held = this.held.filter((_, index) => index !== at);
    this.changed();
  }

  /** Take back the last thing picked; false if there was none. */
  back(): boolean {
    if (this.declined) this.declined = false;
    else if (this.held.length > 0) this.held = this.held.slice(0, -1);
    else if (this.picks.length > 0) this.picks = this.picks.slice(0, -1);
    else return false;
    this.changed();
    return true;
  }

  clear(): void {
    this.dropped = false;
    this.declined = false;
    this.carried = null;
    this.picks = [];
    this.held = [];
    this.changed();
  }
}
