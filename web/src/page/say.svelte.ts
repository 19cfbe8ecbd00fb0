// What a screen reader is told: steps politely, refusals at once.
import { untrack } from 'svelte';

class Speech {
  polite = $state('');
  assertive = $state('');

  /** One line per step; equal lines are said again. */
  tell(sentence: string): void {
    this.polite = untrack(() => this.polite) === sentence ? `${sentence}\u200b` : sentence;
  }

  warn(sentence: string): void {
    this.assertive = untrack(() => this.assertive) === sentence ? `${sentence}\u200b` : sentence;
  }
}

export const speech = new Speech();
