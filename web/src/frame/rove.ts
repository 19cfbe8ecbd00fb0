// Walking the screen by keys: F6 goes from region to region, arrows go to the nearest thing in their direction.

const THINGS = '[data-slot],.line,.slot,.btn,.ib,.chip';

const visible = (element: Element): boolean => element.getClientRects().length > 0;

const thingsIn = (region: Element): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>(THINGS)].filter(
    (thing) => visible(thing) && !thing.hasAttribute('disabled'),
  );

export const regions = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(visible);

const regionOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-region]') ?? null;

const remembered = new WeakMap<HTMLElement, HTMLElement>();

export function goTo(thing: HTMLElement | SVGElement): void {
  thing.focus({ preventScroll: false });
}

/** Into a region: where one was, else its first lit thing, else its first thing. */
export function enter(region: HTMLElement): void {
  const things = thingsIn(region);
  const before = remembered.get(region);
  const target =
    (before && things.includes(before) ? before : null) ??
    things.find((thing) => thing.hasAttribute('data-lit')) ??
    things[0];
  if (target) goTo(target);
}

export function nextRegion(step: 1 | -1): void {
  const all = regions();
  if (all.length === 0) return;
  const here = regionOf(document.activeElement);
  const at = here ? all.indexOf(here) : step > 0 ? -1 : 0;
  enter(all[(at + step + all.length) % all.length]);
}

/** The next lit thing in reading order, from anywhere: a kind of action, on the board, or the button that confirms. */
export function nextLit(stage: HTMLElement): void {
  const root = stage.closest('.tbl') ?? stage;
  const lit = [...root.querySelectorAll<HTMLElement>('[data-lit],.islit[data-slot],.slot.verb,.btn.gold')].filter(
    visible,
  );
  if (lit.length === 0) return;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  goTo(lit[(at + 1) % lit.length]);
}

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether an arrow key moved the focus to the nearest thing in its direction. */
export function arrow(key: string): boolean {
  const direction = DIRECTIONS[key];
  const here = document.activeElement as HTMLElement | null;
  const region = regionOf(here);
  if (!direction || !here || !region) return false;
  if (here.matches('input, textarea, select, [role=slider]')) return false;
  const from = here.getBoundingClientRect();
  const [cx, cy] = [from.x + from.width / 2, from.y + from.height / 2];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of thingsIn(region)) {
    if (thing === here) continue;
    const box = thing.getBoundingClientRect();
    const [dx, dy] = [box.x + box.width / 2 - cx, box.y + box.height / 2 - cy];
    const along = dx * direction[0] + dy * direction[1];
    if (along < 4) continue;
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const far = along + aside * 3;
    if (far < least) {
      least = far;
      best = thing;
    }
  }
  if (!best) return false;
  goTo(best);
  remembered.set(region, best);
  return true;
}

/** One tab stop per region of a board: its things are reached by arrows. */
export function oneStop(root: HTMLElement): void {
  const regions = root.matches('[data-region]') ? [root] : [...root.querySelectorAll<HTMLElement>('[data-region]')];
  for (const region of regions.length > 0 ? regions : [root]) {
    const things = [...region.querySelectorAll<HTMLElement>('[data-slot]')];
    const active = things.find((thing) => thing === document.activeElement);
    const before = remembered.get(region);
    const stop =
      active ??
      (before?.isConnected ? before : null) ??
      things.find((thing) => thing.hasAttribute('data-lit')) ??
      things[0];
    for (const thing of things) {
      const index = thing === stop ? '0' : '-1';
      if (thing.getAttribute('tabindex') !== index) thing.setAttribute('tabindex', index);
    }
  }
  const strips = [...root.querySelectorAll<HTMLElement>('[data-scrolls]')];
  const long = strips.filter(overflows); // all are measured before any is changed
  for (const strip of strips) {
    if (long.includes(strip) && !strip.querySelector(STOPS)) strip.tabIndex = 0;
    else strip.removeAttribute('tabindex');
  }
}

const STOPS = '[tabindex="0"], a[href], button:not([tabindex])';

/** What is longer than its frame can be scrolled by keys, be it only by going to its frame. */
const overflows = (strip: HTMLElement): boolean =>
  strip.scrollWidth > strip.clientWidth + 1 || strip.scrollHeight > strip.clientHeight + 1;
