/**
 * Texts of cards in a row. A picture and then the letters make room for a text; one that is still too long ends with a whole
 * word and “…”, and the reading place has the rest. Where not even three lines fit, its moments stand for it.
 */
import type { Action } from 'svelte/action';

const FEWEST = 3;

/** How many lines of a text its room holds. */
function lines(text: HTMLElement): number {
  const high = parseFloat(getComputedStyle(text).lineHeight);
  return Math.floor((text.clientHeight + 1) / high);
}

const spills = (card: HTMLElement): boolean => {
  const text = card.querySelector<HTMLElement>(':scope > .text');
  return text !== null && text.scrollHeight > text.clientHeight + 1;
};

/** Measures the cards inside an element whenever it changes its size or is given something new. */
export const fitted: Action<HTMLElement, unknown> = (root) => {
  let frame = 0;
  function measure(): void {
    const cards = [...root.querySelectorAll<HTMLElement>('.builder')];
    for (const card of cards) {
      card.classList.remove('brief', 'tight', 'clipped');
      card.querySelector('.text')?.removeAttribute('data-more');
    }
    const long = cards.filter(spills);
    for (const card of long) card.classList.add('tight');
    const longer = long.filter(spills).map((card) => [card, card.querySelector<HTMLElement>('.text')] as const);
    const room = longer.map(([, text]) => (text ? lines(text) : 0));
    longer.forEach(([card, text], at) => {
      card.classList.add(room[at] < FEWEST ? 'brief' : 'clipped');
      if (room[at] < FEWEST) return;
      text?.style.setProperty('--lines', `${room[at]}`);
      text?.setAttribute('data-more', '');
    });
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
