/** The tiles of a domain as a drawing: upper ones smaller, thicker and with a shadow, so that what lies below shows. */
import { n } from '../../../draw/geometry';
import { centre, inDrawingOrder, UPPER, type Place } from './places';
import type { Face } from '../shape';
import { tile } from './tile';

export type Laid = Place & Face & { stores?: boolean };

/** One tile where it lies. */
export function laid(one: Laid): string {
  const { cx, cy } = centre(one);
  const stored = one.stores ?? false;
  if (one.level)
    return (
      `<ellipse cx="${n(cx + 5)}" cy="${n(cy + 25)}" rx="66" ry="61" fill="url(#ankhor-soft)" opacity=".28"/>` +
      `<g transform="translate(${n(cx - 50 * UPPER)} ${n(cy - 50 * UPPER)}) scale(${UPPER})">` +
      `${tile(one.colour, one.kind, { thick: 16, stored })}</g>`
    );
  return (
    `<rect x="${n(cx - 46)}" y="${n(cy - 40)}" width="100" height="100" rx="9" fill="#000" opacity=".16"/>` +
    `<g transform="translate(${n(cx - 50)} ${n(cy - 50)})">${tile(one.colour, one.kind, { stored })}</g>`
  );
}

/** A whole domain. */
export const ground = (tiles: readonly Laid[]): string => inDrawingOrder(tiles).map(laid).join('');
