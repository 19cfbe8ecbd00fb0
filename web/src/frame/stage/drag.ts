// Dragging, with a mouse, a pen or a finger: a thing is taken up, and let go on a lit one. It is two clicks and nothing else.
// A finger that may scroll where it lies holds still for a moment first; where it cannot scroll, moving is enough.
import type { Picks } from '../../act/narrow';
import type { Choosing } from '../../play/choosing.svelte';
import { settings } from '../../page/settings.svelte';
import { picture } from '../../tell/flight';

export interface Dragging {
  choosing: Choosing;
  /** Whether anything may be taken up now. */
  may: () => boolean;
  /** Let go on a thing that cannot take it: say why. */
  refuse: (slot: string, value: string, picks: Picks) => void;
}

/** How far a pointer moves before a touch is a drag. */
const SLACK = 7;
/** How long a finger holds still on what could be scrolled. */
const HOLD = 220;
/** How near a lit place takes what is let go beside it. */
const REACH = 34;

type Slotted = readonly [slot: string, value: string];

const slotted = (element: Element): Slotted => [
  element.getAttribute('data-slot') ?? '',
  element.getAttribute('data-value') ?? '',
];

/** Whether the browser may scroll or pan when a finger moves here. */
function scrolls(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (getComputedStyle(one).touchAction !== 'auto') return false;
  }
  return true;
}

/** The lit thing under a point, or else the nearest one within reach. */
export function goalAt(
  root: Element,
  onto: Record<string, Set<string>>,
  x: number,
  y: number,
): { element: Element; thing: Slotted } | null {
  let found: { element: Element; thing: Slotted } | null = null;
  let least = REACH;
  for (const [slot, values] of Object.entries(onto)) {
    for (const element of root.querySelectorAll(`[data-slot="${CSS.escape(slot)}"]`)) {
      const thing = slotted(element);
      if (!values.has(thing[1])) continue;
      const box = element.getBoundingClientRect();
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      const middle = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
      const far = Math.hypot(dx, dy) + middle / 1000;
      if (far < least) {
        least = far;
        found = { element, thing };
      }
    }
  }
  return found;
}

/** Lets the things inside an element be dragged. The answer ends it. */
export function draggable(root: HTMLElement, { choosing, may, refuse }: Dragging): () => void {
  let down: { id: number; x: number; y: number; source: Element; waits: boolean } | null = null;
  let ghost: Element | null = null;
  let grip = { x: 0, y: 0 };
  let over: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = (element: Element | null): void => {
    if (element === over) return;
    over?.removeAttribute('data-over');
    element?.setAttribute('data-over', '');
    over = element;
  };

  /** What is seen of a thing: itself, or the piece that stands for it. */
  function shape(source: Element): Element {
    const shown = source.getAttribute('data-shape') ?? source.getAttribute('data-value') ?? '';
    return (
      (source.hasAttribute('data-thing') ? source : null) ??
      source.querySelector('[data-thing]') ??
      root.querySelector(`[data-thing="${CSS.escape(shown)}"]`) ??
      source
    );
  }

  function lift(): void {
    clearTimeout(timer);
    if (!down || choosing.carried) return;
    const carried = may() ? choosing.carriable(...slotted(down.source)) : null;
    if (!carried) return end();
    const shown = shape(down.source);
    const box = shown.getBoundingClientRect();
    grip = { x: down.x - box.x, y: down.y - box.y };
    ghost = picture(shown, box);
    ghost.classList.add('dragged');
    document.body.append(ghost);
    root.setPointerCapture(down.id);
    root.classList.add('dragging');
    choosing.carried = carried;
  }

  function follow(x: number, y: number): void {
    if (!(ghost instanceof HTMLElement || ghost instanceof SVGElement)) return;
    ghost.style.left = `${x - grip.x}px`;
    ghost.style.top = `${y - grip.y}px`;
    mark(goalAt(root, choosing.carried?.onto ?? {}, x, y)?.element ?? null);
  }

  function end(): void {
    clearTimeout(timer);
    if (down && root.hasPointerCapture(down.id)) root.releasePointerCapture(down.id);
    mark(null);
    root.classList.remove('dragging');
    down = null;
    ghost?.remove();
    ghost = null;
  }

  /** Nothing was done: the thing goes back to where it lay. */
  function cancel(): void {
    const [left, from] = [ghost, down?.source];
    const target = from && from.isConnected ? shape(from).getBoundingClientRect() : null;
    ghost = null;
    end();
    choosing.release(null);
    if (!left) return;
    if (!target || !settings.travels) return left.remove();
    const here = left.getBoundingClientRect();
    left.animate([{ transform: 'none' }, { transform: `translate(${target.x - here.x}px, ${target.y - here.y}px)` }], {
      duration: 160,
      easing: 'ease-out',
    }).onfinish = () => left.remove();
  }

  function begin(event: PointerEvent): void {
    if (down || event.button !== 0 || !event.isPrimary || !may()) return;
    const source = (event.target as Element).closest('[data-slot][data-value]');
    if (!source || !choosing.carriable(...slotted(source))) return;
    const waits = event.pointerType === 'touch' && scrolls(source);
    down = { id: event.pointerId, x: event.clientX, y: event.clientY, source, waits };
    if (waits) timer = setTimeout(lift, HOLD);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== down?.id) return;
    if (choosing.carried) return follow(event.clientX, event.clientY);
    if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLACK) return;
    if (down.waits) return end();
    lift();
    follow(event.clientX, event.clientY);
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== down?.id) return;
    const { carried } = choosing;
    if (!carried) return end();
    event.preventDefault();
    hush();
    const goal = goalAt(root, carried.onto, event.clientX, event.clientY);
    if (goal) {
      end();
      choosing.release(goal.thing);
      return;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-slot][data-value]');
    const { source } = down;
    cancel();
    if (under && under !== source && root.contains(under)) {
      const [, value] = slotted(under);
      refuse(Object.keys(carried.onto)[0], value, carried.picks);
    }
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  /** A drag ends with a click on whatever lies there: that click was not meant. */
  function hush(): void {
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !choosing.carried) return;
    event.stopPropagation();
    event.preventDefault();
    addEventListener('pointerup', hush, { capture: true, once: true });
    cancel();
  }

  /** While something is carried the page does not scroll below it, and a long press opens nothing. */
  const still = (event: Event): void => {
    if (choosing.carried) event.preventDefault();
  };
  const lost = (event: PointerEvent): void => {
    if (event.pointerId === down?.id) cancel();
  };
  const pressed = (event: Event): void => {
    if (!choosing.carried) end();
    else swallow(event);
  };

  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerdown', begin, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', drop, { signal });
  root.addEventListener('pointercancel', lost, { signal });
  root.addEventListener('touchmove', still, { signal, passive: false });
  root.addEventListener('contextmenu', pressed, { signal, capture: true });
  root.addEventListener('dragstart', swallow, { signal });
  addEventListener('keydown', escape, { signal, capture: true });
  return () => {
    listening.abort();
    if (choosing.carried) choosing.release(null);
    end();
  };
}
