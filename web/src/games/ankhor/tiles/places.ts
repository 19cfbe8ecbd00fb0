/** Places of a domain: x to the right, y upwards, whole numbers on the ground, halves on the first floor. */

export type Place = { x: number; y: number; level: number };

/** A place from its text: `1,0`, `0.5,0.5`, `1,1^2`. */
export function readPlace(text: string): Place {
  const [at, floor] = text.split('^');
  const [x, y] = at.split(',').map(Number);
  return { x, y, level: floor === undefined ? (Number.isInteger(x) ? 0 : 1) : Number(floor) };
}

export type Box = { x: number; y: number; w: number; h: number };
/** Units of the drawing for one step between places. */
export const STEP = 100;
/** How much higher an upper tile is drawn, for each floor. */
export const RISE = 9;
/** Size of an upper tile against that of a ground tile, so that what lies below stays readable. */
export const UPPER = 0.84;

/** Where the middle of a place is drawn. */
export function centre(place: Place): { cx: number; cy: number } {
  return { cx: place.x * STEP, cy: -place.y * STEP - place.level * RISE };
}

/** A box made at least so wide and high, around the same middle. */
function atLeast({ x, y, w, h }: Box, least: number): Box {
  const dw = Math.max(0, least - w);
  const dh = Math.max(0, least - h);
  return { x: x - dw / 2, y: y - dh / 2, w: w + dw, h: h + dh };
}

/** The part of the plane that shows all these places, with a margin and a least size in steps. */
export function boxAround(places: readonly Place[], margin: number, least = 0): Box {
  const xs = places.length ? places.map((p) => p.x) : [0];
  const ys = places.length ? places.map((p) => p.y) : [0];
  const left = Math.min(...xs) - 0.5 - margin;
  const top = -Math.max(...ys) - 0.5 - margin;
  const w = (Math.max(...xs) + 0.5 + margin - left) * STEP;
  const h = (0.5 + margin - Math.min(...ys) - top) * STEP + 10;
  return atLeast({ x: left * STEP, y: top * STEP, w, h }, least * STEP);
}

/** The order in which things that overlap are drawn: floor by floor, the far rows first. */
export function inDrawingOrder<T extends Place>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => a.level - b.level || b.y - a.y || a.x - b.x);
}

/** The nearest place in a direction of the keyboard, preferring those straight ahead; null at the edge. */
export function neighbourIn<T extends Place>(from: Place, things: readonly T[], dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const along = (thing.x - from.x) * dx + (thing.y - from.y) * dy;
    const aside = Math.abs((thing.x - from.x) * dy) + Math.abs((thing.y - from.y) * dx);
    if (along <= 0.01 || aside > along * 2) continue;
    const far = along + 2 * aside + (thing.level === from.level ? 0 : 0.3);
    if (far < least) {
      least = far;
      best = thing;
    }
  }
  return best;
}
