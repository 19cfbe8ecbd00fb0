/** Texts of cards that are shown whole or not at all: where one does not fit, its moments stand for it. */
import type { Action } from 'svelte/action';

/** Measures the cards inside an element whenever it changes its size or is given something new. */
export const fitted: Action<HTMLElement, unknown> = (root) => {
  let frame = 0;
  function measure(): void {
    const cards = [...root.querySelectorAll<HTMLElement>('.builder')];
    for (const card of cards) card.classList.remove('brief');
    const long = cards.filter((card) => {
      const text = card.querySelector('.text');
      return text !== null && text.scrollHeight > text.clientHeight + 1;
    });
    for (const card of long) card.classList.add('brief');
  }
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const watching = new ResizeObserver(soon);
  watching.observe(root);
  return {
    update: soon,
    destroy: () => {
      watching.disconnect();
      cancelAnimationFrame(frame);
    },
  };
};
