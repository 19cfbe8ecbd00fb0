// The clocks that people choose from, and a clock in words.
import { t } from '../text/texts.svelte';
import type { ClockPlan } from '../wire/protocol';

export const CLOCKS: Record<string, ClockPlan | null> = {
  none: null,
  ten: { kind: 'turns', base: 600, increment: 5 },
  day: { kind: 'days', base: 86_400, increment: 0 },
};

/** A clock in words; one that nobody can choose here is only called a clock. */
export function clockName(plan: ClockPlan | null): string {
  const same = (one: ClockPlan | null): boolean =>
    one === plan || (one?.kind === plan?.kind && one?.base === plan?.base);
  const key = Object.keys(CLOCKS).find((name) => same(CLOCKS[name]));
  return t(key ? `web-clock-${key}` : 'web-clock');
}
