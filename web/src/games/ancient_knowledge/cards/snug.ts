/**
 * A strip whose things should all be in sight: where they do not fit, they make room in up to three steps, which its style sheet
 * reads from `data-snug`. What does not fit even so is laid out as usual, and scrolls.
 */
import type { Attachment } from 'svelte/attachments';

/** Less than this hidden is no more than a border. */
const SLACK = 4;
const STEPS = ['', '1', '2', '3'];

export const snug: Attachment<HTMLElement> = (strip) => {
  let frame = 0;
  function measure(): void {
    frame = 0;
    for (const step of STEPS) {
      strip.dataset.snug = step;
      if (strip.scrollHeight <= strip.clientHeight + SLACK) return;
    }
    strip.dataset.snug = '';
  }
  const soon = (): void => {
    frame ||= requestAnimationFrame(measure);
  };
  const size = new ResizeObserver(soon);
  const content = new MutationObserver(soon);
  size.observe(strip);
  content.observe(strip, { childList: true, subtree: true, characterData: true });
  void document.fonts.ready.then(soon);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    content.disconnect();
  };
};
