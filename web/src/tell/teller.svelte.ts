// Changes are told one beat after another: the view on the screen follows the true one step by step.
import { tick } from 'svelte';
import { settings } from '../page/settings.svelte';
import { patched } from '../wire/patch';
import type { Change, View } from '../wire/types';
import { fly, snapshot } from './flight';
import { beatsOf } from './log';

interface Beat {
  changes: Change[];
  /** The view after the last beat of a message, so that nothing can drift. */
  settled: View | null;
}

const PACE = 520;
const FLIGHT = 420;
const PATIENCE = 6000;

export class Teller {
  shown = $state.raw<View | null>(null);
  /** The beat being told. */
  told = $state.raw<Change[]>([]);
  busy = $state(false);
  /** The view to return to while something of the past is told again. */
  private now = $state.raw<View | null>(null);
  /** Where things fly. */
  root: HTMLElement | null = null;
  private queue: Beat[] = [];
  private fast = false;
  private wake: (() => void) | null = null;

  constructor(private readonly heard: (changes: Change[]) => void = () => {}) {}

  /** Show a view at once; what was still to be told is not. */
  show(view: View): void {
    this.queue = [];
    this.now = null;
    this.told = [];
    this.shown = view;
    this.wake?.();
  }

  /** Tell these changes, after which the view is this one. */
  tell(changes: readonly Change[], after: View): void {
    const beats = beatsOf(changes);
    if (beats.length === 0) {
      if (this.busy) this.queue.push({ changes: [], settled: after });
      else this.shown = after;
      return;
    }
    beats.forEach((beat, at) => this.queue.push({ changes: beat, settled: at === beats.length - 1 ? after : null }));
    if (!this.busy) void this.run();
  }

  /** Four times as fast until there is nothing more to tell. */
  hurry(): void {
    this.fast = true;
    this.wake?.();
  }

  /** Whether the board shows what has been, and not what is. */
  get back(): boolean {
    return this.now !== null;
  }

  /** Tell again what has been told, from a view of then; the board returns when it is done. */
  async again(before: View, changes: readonly Change[]): Promise<void> {
    if (this.busy || !this.shown) return;
    this.busy = true;
    this.now = this.shown;
    this.shown = before;
    await this.rest(this.pace / 2);
    for (const beat of beatsOf(changes)) {
      if (!this.back) break;
      await this.step({ changes: beat, settled: null });
    }
    this.home();
    await this.run();
  }

  private home(): void {
    if (this.now) this.shown = this.now;
    this.now = null;
  }

  /** Jump to now. */
  skip(): void {
    this.home();
    for (const beat of this.queue) {
      this.heard(beat.changes);
      if (beat.settled) this.shown = beat.settled;
    }
    this.queue = [];
    this.wake?.();
  }

  private get pace(): number {
    return PACE / settings.now.speed / (this.fast ? 4 : 1);
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      if (this.queue.length * this.pace > PATIENCE) {
        this.queue.unshift(beat);
        this.skip();
        break;
      }
      await this.step(beat);
    }
    this.fast = false;
    this.told = [];
    this.busy = false;
  }

  private async step({ changes, settled }: Beat): Promise<void> {
    const before = this.root ? snapshot(this.root) : null;
    const patch = changes.flatMap((change) => change.patch);
    if (this.shown && !settled) this.shown = patched(this.shown, patch);
    if (settled) this.shown = settled;
    this.told = changes;
    if (!this.back) this.heard(changes);
    await tick();
    if (this.root && before) {
      fly(this.root, before, changes, (FLIGHT / settings.now.speed) * (this.fast ? 0.25 : 1), settings.travels);
    }
    if (changes.length > 0) await this.rest(this.pace);
  }

  private rest(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
