// Pointing at the last thing of a sentence shows what the action would do.
import { narrow, repick } from '../../act/narrow';
import type { Table } from '../../play/table.svelte';
import { Latest } from '../../wire/latest';
import { live } from '../../wire/live.svelte';
import type { Preview } from '../../wire/types';

/** How long a pointer rests on a thing before it points at it. */
const REST = 120;

/** A mouse points, and so does the keyboard; a finger chooses, and what it would have chosen before is no preview. */
const points = (event: Event): boolean =>
  event.type === 'focusin'
    ? (event.target as Element).matches(':focus-visible')
    : (event as PointerEvent).pointerType !== 'touch';

export class Pointing {
  preview = $state.raw<Preview | null>(null);
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly latest = new Latest();

  constructor(private readonly table: Table) {}

  /** The pointer or the focus has come to another thing. */
  at(event: Event): void {
    const { choosing, hand, id, version, seat } = this.table;
    const thing = (event.target as Element).closest?.('[data-slot]');
    clearTimeout(this.pause);
    const isLast = this.latest.ask();
    this.preview = null;
    if (!thing || !hand.idle || choosing.gathering || !points(event)) return;
    const [slot, value] = [thing.getAttribute('data-slot') ?? '', thing.getAttribute('data-value') ?? ''];
    if (!choosing.lit[slot]?.has(value)) return;
    const { complete } = narrow(choosing.legal, repick(choosing.legal, choosing.picks, slot, value));
    if (!complete) return;
    this.pause = setTimeout(() => {
      const arrived = (preview: Preview | null): void => {
        if (isLast() && hand.idle && choosing.asked) this.preview = preview;
      };
      live.preview(id, version, complete, seat).then(arrived, () => arrived(null));
    }, REST);
  }

  /** Nothing is pointed at any more. */
  away(): void {
    clearTimeout(this.pause);
    this.latest.ask(); // an answer that is still on its way comes too late
    this.preview = null;
  }
}
