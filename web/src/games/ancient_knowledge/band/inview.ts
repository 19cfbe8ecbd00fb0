/** Which cards of a strip are in view, so that it can say how many more there are. */
import type { Attachment } from 'svelte/attachments';

/** The first and the last card in view, counted from 1. */
export interface InView {
  first: number;
  last: number;
  count: number;
}

/** A card is in view if this much of it is. */
const MOST = 0.6;

/** Tells what is in view whenever that changes; null where everything is. */
export const inView =
  (cards: string, tell: (seen: InView | null) => void): Attachment<HTMLElement> =>
  (strip) => {
    const all = [...strip.querySelectorAll(cards)];
    const seen = new Set<Element>();
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= MOST) seen.add(target);
          else seen.delete(target);
        }
        const at = all.flatMap((card, index) => (seen.has(card) ? [index + 1] : []));
        const whole = at.length === 0 || at.length === all.length;
        tell(whole ? null : { first: at[0], last: at[at.length - 1], count: all.length });
      },
      { root: strip, threshold: MOST },
    );
    for (const card of all) watching.observe(card);
    return () => watching.disconnect();
  };
