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

/** A drawing that came after the stops were set takes the focus only if it is told to. */
export function goTo(thing: HTMLElement | SVGElement): void {
  if (thing instanceof SVGElement && !thing.hasAttribute('tabindex')) thing.setAttribute('tabindex', '-1');
  thing.focus({ preventScroll: false });
}

/** Into a region: where one was, else its first lit thing, else its first thing; false if it has none that takes the focus. */
export function enter(region: HTMLElement): boolean {
  const things = thingsIn(region);
  const before = remembered.get(region);
  const target =
    (before && things.includes(before) ? before : null) ??
    things.find((thing) => thing.hasAttribute('data-lit')) ??
    things[0];
  if (target) goTo(target);
  return target !== undefined && document.activeElement === target;
}

export function nextRegion(step: 1 | -1): void {
  const all = regions();
  if (all.length === 0) return;
  const here = regionOf(document.activeElement);
  let at = here ? all.indexOf(here) : step > 0 ? -1 : 0;
  for (let tries = 0; tries < all.length; tries++) {
    at = (at + step + all.length) % all.length;
    if (enter(all[at])) return;
  }
}

/** The next lit thing in reading order, from anywhere: a kind of action, on the board, or the button that confirms. */
export function nextLit(stage: HTMLElement): void {
  const root = stage.closest('.table-screen') ?? stage;
  const lit = [...root.querySelectorAll<HTMLElement>('[data-lit],.islit[data-slot],.slot.verb,.button.gold')].filter(
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

export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Which of the boxes lies next in a direction: straight ahead before aside, and within a cone unless it may be wide. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number], wide = false): number {
  const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [cx, cy] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [mx, my] = middle(box);
    const along = (mx - cx) * dx + (my - cy) * dy;
    const off = Math.abs((mx - cx) * dy) + Math.abs((my - cy) * dx);
    const room = dx ? (from.height + box.height) / 2 : (from.width + box.width) / 2;
    const aside = Math.max(0, off - room);
    if (along < 4 || (!wide && aside > along)) return;
    const far = along + aside * 10 + off * 0.3;
    if (far >= least) return;
    least = far;
    best = at;
  });
  return best;
}

/** Whether all of a box lies in a direction. */
const lies = (from: Box, box: Box, [dx, dy]: readonly [number, number]): boolean =>
  (dx > 0 && box.x >= from.x + from.width) ||
  (dx < 0 && box.x + box.width <= from.x) ||
  (dy > 0 && box.y >= from.y + from.height) ||
  (dy < 0 && box.y + box.height <= from.y);

/** Whether an arrow key moved the focus: to the next thing of its region, or over its edge to the next region of the board. */
export function arrow(key: string): boolean {
  const direction = DIRECTIONS[key];
  const here = document.activeElement as HTMLElement | null;
  const region = regionOf(here);
  if (!direction || !here || !region) return false;
  if (here.matches('input, textarea, select, [role=slider]')) return false;
  const from = here.getBoundingClientRect();
  const board = here.closest('main');
  const beyond = board ? regions().filter((one) => one !== region && board.contains(one)) : [];
  const next = beyond.filter((one) => lies(from, one.getBoundingClientRect(), direction));
  for (const [where, wide] of [[[region], false] as const, [next, false] as const, [next, true] as const]) {
    const things = where.flatMap(thingsIn).filter((thing) => thing !== here);
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const at = nearest(from, boxes, direction, wide);
    if (at < 0) continue;
    goTo(things[at]);
    remembered.set(regionOf(things[at]) ?? region, things[at]);
    return true;
  }
  return false;
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
