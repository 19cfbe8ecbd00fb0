// Things keep their identity: what lay elsewhere before a step flies, slides or fades from there to where it is now.
// A thing is an element with `data-thing`, a place one with `data-place`.
import type { Change } from '../wire/types';

interface Snapshot {
  things: Map<string, { box: DOMRect; element: Element }>;
  places: Map<string, DOMRect>;
}

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const NEAR = 2;

export function snapshot(root: ParentNode): Snapshot {
  const things = new Map<string, { box: DOMRect; element: Element }>();
  for (const element of root.querySelectorAll('[data-thing]')) {
    things.set(element.getAttribute('data-thing') ?? '', { box: element.getBoundingClientRect(), element });
  }
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll('[data-place]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) places.set(element.getAttribute('data-place') ?? '', box);
  }
  return { things, places };
}

/** Elements by what an attribute says: one look at the page, however many things lie there. */
function indexed(root: ParentNode, attribute: string): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    const value = element.getAttribute(attribute) ?? '';
    if (!found.has(value)) found.set(value, element);
  }
  return found;
}

/** How many screen pixels one unit of an element's own drawing is. */
function scaleOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return 1;
  return element.getScreenCTM()?.a || 1;
}

/** What is to move. All is measured first and moved then: whatever moves would have to be laid out for the next measure. */
type Motion = () => void;

function slide(element: Element, from: DOMRect, duration: number): Motion | null {
  const now = element.getBoundingClientRect();
  const scale = scaleOf(element);
  const x = (from.x + from.width / 2 - now.x - now.width / 2) / scale;
  const y = (from.y + from.height / 2 - now.y - now.height / 2) / scale;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return null;
  const way = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }];
  return () => element.animate(way, { duration, easing: EASE, composite: 'add' });
}

const fade =
  (element: Element, duration: number): Motion =>
  () =>
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'linear' });

/** A thing that is no longer on the screen flies off to the place where it went. */
function depart(element: Element, from: DOMRect, to: DOMRect, duration: number): void {
  if (to.width === 0) return; // it went where nothing is shown
  const ghost = picture(element, from);
  document.body.append(ghost);
  ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px) scale(.7)`,
        opacity: 0.2,
      },
    ],
    { duration, easing: EASE },
  ).onfinish = () => ghost.remove();
}

/** A copy of a thing that lies over the page where the thing is. */
export function picture(element: Element, box: DOMRect): Element {
  let ghost: HTMLElement | SVGElement;
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const copy = element.cloneNode(true) as SVGGraphicsElement;
    copy.removeAttribute('transform');
    ghost.append(copy);
    document.body.append(ghost);
    const bounds = copy.getBBox();
    ghost.setAttribute('viewBox', `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`);
  } else {
    ghost = element.cloneNode(true) as HTMLElement;
    for (const mark of ['data-thing', 'data-slot', 'data-value', 'id']) ghost.removeAttribute(mark);
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute(
    'style',
    `position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;margin:0;z-index:30;pointer-events:none`,
  );
  return ghost;
}

/** After the page has changed: let everything that moved come from where it was. */
export function fly(
  root: ParentNode,
  before: Snapshot,
  changes: readonly Change[],
  duration: number,
  travels: boolean,
): void {
  const moved = new Set<Element>();
  const motions: (Motion | null)[] = [];
  const things = indexed(root, 'data-thing');
  const places = indexed(root, 'data-place');
  for (const change of changes) {
    if (change.thing === null && change.to === null) continue;
    const was = change.thing === null ? undefined : before.things.get(change.thing);
    const now =
      (change.to !== null && change.to !== change.thing ? things.get(change.to) : undefined) ??
      (change.thing !== null ? things.get(change.thing) : undefined);
    const from = was?.box ?? (change.from !== null ? before.places.get(change.from) : undefined);
    if (now && from) {
      motions.push(travels ? slide(now, from, duration) : fade(now, 80));
      moved.add(now);
    } else if (was && change.to !== null && travels) {
      const place = places.get(change.to);
      const to = place?.getBoundingClientRect();
      if (to) motions.push(() => depart(was.element, was.box, to, duration));
    } else if (now) {
      motions.push(fade(now, travels ? duration / 2 : 80));
      moved.add(now);
    }
  }
  for (const [thing, { box }] of travels ? before.things : []) {
    const element = things.get(thing);
    if (element && !moved.has(element)) motions.push(slide(element, box, duration));
  }
  motions.forEach((move) => move?.());
}
