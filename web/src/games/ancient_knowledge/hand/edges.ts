/** A strip that is longer than its frame says so: it fades at every edge beyond which there is more (see figures.css). */
import type { Attachment } from 'svelte/attachments';

/** Less than this hidden is no more than a border. */
const SLACK = 4;

export const edges: Attachment<HTMLElement> = (strip) => {
  let frame = 0;
  function look(): void {
    frame = 0;
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = strip;
    const hidden = {
      above: scrollTop,
      below: scrollHeight - clientHeight - scrollTop,
      before: scrollLeft,
      after: scrollWidth - clientWidth - scrollLeft,
    };
    const more = Object.entries(hidden).flatMap(([edge, length]) => (length > SLACK ? [edge] : []));
    if (more.length) strip.dataset.edges = more.join(' ');
    else delete strip.dataset.edges;
  }
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const size = new ResizeObserver(soon);
  const content = new MutationObserver(soon);
  size.observe(strip);
  content.observe(strip, { childList: true, subtree: true, characterData: true });
  strip.addEventListener('scroll', soon, { passive: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    content.disconnect();
    strip.removeEventListener('scroll', soon);
  };
};
