// The four marks of Ostraka in SVG: gold for what is asked, chalk for what happened or would happen.
import { n } from './geometry';

/** Gold between two dark lines, as survey brackets at the corners: this may fill the open slot. */
export function litRect(x: number, y: number, w: number, h: number, r = 6, k = 1): string {
  const c = 22 * k;
  const corners =
    `M${x + 3} ${y + c}V${y + 3}H${x + c}M${x + w - c} ${y + 3}H${x + w - 3}V${y + c}` +
    `M${x + w - 3} ${y + h - c}V${y + h - 3}H${x + w - c}M${x + c} ${y + h - 3}H${x + 3}V${y + h - c}`;
  const wash = `<rect class="lit-wash" x="${n(x + 4)}" y="${n(y + 4)}" width="${n(w - 8)}" height="${n(h - 8)}" rx="${r}"/>`;
  return `<g class="lit-mark">${wash}<path class="lit-edge" d="${corners}"/><path class="lit-band" d="${corners}"/></g>`;
}

/** Cream dashes on a dark line: what happened, or what would happen. */
export function chalkRect(x: number, y: number, w: number, h: number, r = 6): string {
  const box = `x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}"`;
  return `<rect class="chalk" ${box}/><rect class="chalk2" ${box}/>`;
}
