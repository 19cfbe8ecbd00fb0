import { onMount } from 'svelte';
import { afterPaint } from './paint';

/** What is much is drawn in turns, some more after each frame: no frame and no touch waits for all of it. */
export function inTurns(all: number, each = 1, first = each): { readonly drawn: number } {
  let drawn = $state(first);
  onMount(() => {
    let stop = (): void => {};
    const more = (): void => {
      drawn = drawn + each < all ? drawn + each : Infinity;
      if (drawn < all) stop = afterPaint(more);
    };
    stop = afterPaint(more);
    return () => stop();
  });
  return {
    get drawn() {
      return drawn;
    },
  };
}
