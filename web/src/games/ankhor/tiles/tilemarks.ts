/** The marks around places of a domain, as paths: gold brackets, rings, chalk outlines of groups. */
import type { Place } from './places';
import { centre, UPPER } from './places';

/** Half the side of a tile as it is drawn on its floor. */
export const half = (place: Place): number => (place.level ? 50 * UPPER : 48);

/** Four corner brackets around a place: it may fill the open slot. */
export function brackets(place: Place): string {
  const { cx, cy } = centre(place);
  const h = half(place) - 2;
  const c = 26;
  return (
    `M${cx - h} ${cy - h + c}V${cy - h}H${cx - h + c}M${cx + h - c} ${cy - h}H${cx + h}V${cy - h + c}` +
    `M${cx + h} ${cy + h - c}V${cy + h}H${cx + h - c}M${cx - h + c} ${cy + h}H${cx - h}V${cy + h - c}`
  );
}

type Edge = readonly [number, number, number, number];

/** The outline of tiles that lie on one floor: the sides that no two of them share. */
export function outline(places: readonly Place[]): string {
  const taken = new Set(places.map((p) => `${p.x},${p.y}`));
  const edges: Edge[] = [];
  for (const place of places) {
    const { cx, cy } = centre(place);
    const h = half(place) - 1;
    const beside = (dx: number, dy: number): boolean => taken.has(`${place.x + dx},${place.y + dy}`);
    const reach = (dx: number, dy: number): number => (beside(dx, dy) ? 50 : h);
    const left = cx - reach(-1, 0);
    const right = cx + reach(1, 0);
    const top = cy - reach(0, 1);
    const bottom = cy + reach(0, -1);
    if (!beside(0, 1)) edges.push([left, cy - h, right, cy - h]);
    if (!beside(1, 0)) edges.push([cx + h, top, cx + h, bottom]);
    if (!beside(0, -1)) edges.push([left, cy + h, right, cy + h]);
    if (!beside(-1, 0)) edges.push([cx - h, top, cx - h, bottom]);
  }
  return edges.map(([x0, y0, x1, y1]) => `M${x0} ${y0}L${x1} ${y1}`).join('');
}

/** The outlines of a group, floor by floor. */
export function groupOutline(places: readonly Place[]): string {
  return [...new Set(places.map((p) => p.level))]
    .map((level) => outline(places.filter((p) => p.level === level)))
    .join('');
}
