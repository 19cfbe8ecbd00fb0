// The pieces of Arkantar on a 24-unit box: outer silhouette + incised lines, so that a board can ink them separately.
import { cut, dot, poly, quad } from '../../draw/geometry';
const plinth = (w: number, y = 19.6, h = 2.7): string =>
  poly([
    [12 - w / 2 + 0.9, y],
    [12 + w / 2 - 0.9, y],
    [12 + w / 2, y + h],
    [12 - w / 2, y + h],
  ]);
export type Size = 'small' | 'medium' | 'large' | 'monarch';
export type Side = 'black' | 'white';

export const pieces: Record<Size, { outer: string; cuts: string }> = {
  small: {
    outer:
      'M12 9.6c.5 0 .8.500.7 1C14.4 11.9 15.3 13.8 15.7 16.2l1.4 2.6H6.9l1.4-2.6c.4-2.4 1.3-4.3 3-5.6-.1-.5.2-1 .7-1Z' +
      plinth(12.4),
    cuts:
      cut(
        [
          [8.7, 16.4],
          [15.3, 16.4],
        ],
        0.8,
      ) +
      cut(quad([9.9, 14.4], [12, 15.1], [14.1, 14.4]), 0.5) +
      dot(12, 20.95, 0.8),
  },
  medium: {
    outer:
      'M5.6 8.9C6.4 5.8 9 4.3 12.3 4.5c1.2.1 2.2.4 3 .9l-1.4 1.7c2.5.6 4 2.5 4.3 5l.5 1.6-1.5.3 1 4.8h-3.6l-1.2-2.4-2.4 2.4H5.8c.9-1.5.9-3 .7-4.6-.2-1.7 0-3 .6-4.2Z' +
      plinth(15),
    cuts:
      poly([
        [13.2, 11.7],
        [17.2, 12.3],
        [14.6, 13.4],
        [14.2, 15.5],
        [13.6, 13.3],
      ]) +
      cut(quad([7.6, 9], [9.6, 6.8], [12.8, 7.2]), 0.8) +
      cut(quad([8.2, 17.6], [9.4, 15], [8.9, 11.7]), 0.55) +
      dot(10.2, 20.95, 0.8) +
      dot(13.8, 20.95, 0.8),
  },
  large: {
    outer:
      'M2.2 16.4C1.7 8 4.8 2 11.8 1.3c3.7-.3 6.8.9 8.6 3.3l-3.3 2.5c1.7 1.2 2.6 2.9 2.9 5l.6 2-1.7.3 1.1 4.6h-4.1l-1.3-2.6-2.6 2.6H6.4c1-1.6 1-3.2.8-5-.1-1 0-2 .2-2.9C5.7 11.3 4.3 13.4 4 16.6Z' +
      plinth(18),
    cuts:
      poly([
        [14.3, 11.2],
        [18.8, 11.9],
        [15.9, 13.2],
        [15.4, 15.5],
        [14.8, 13.1],
      ]) +
      cut(quad([7.6, 8.7], [10.5, 5.4], [16, 6.3], 10), 0.85) +
      [
        [3.9, 10.5, 2.9, 10],
        [5.6, 7, 4.4, 5.9],
        [8.2, 4.8, 7.3, 3.4],
        [11.2, 3.7, 10.9, 2.2],
        [14.3, 3.7, 14.8, 2.4],
        [17, 4.9, 18, 3.7],
      ]
        .map(([a, b, c, e]) =>
          cut(
            [
              [a, b],
              [c, e],
            ],
            0.55,
          ),
        )
        .join('') +
      cut(quad([9, 17.8], [10.3, 14.5], [9.6, 10.6]), 0.6) +
      dot(8.6, 20.95, 0.8) +
      dot(12, 20.95, 0.8) +
      dot(15.4, 20.95, 0.8),
  },
  monarch: {
    outer:
      'M3.4 2.3 6.9 6 8.6 1.5l2.1 4L12 .3l1.3 5.2 2.1-4L17.1 6l3.5-3.7-1.7 7.7-.6 1c.4 3 1.3 5.4 3 7.9H2.7c1.7-2.5 2.6-4.9 3-7.9l-.6-1Z' +
      plinth(21.5, 19.7, 2.9),
    cuts:
      poly([
        [12, 6.5],
        [13.1, 8],
        [12, 9.4],
        [10.9, 8],
      ]) +
      cut(
        [
          [5.6, 10.5],
          [18.4, 10.5],
        ],
        0.7,
      ) +
      cut(
        [
          [9.7, 12],
          [8.3, 18.4],
        ],
        0.7,
      ) +
      cut(
        [
          [14.3, 12],
          [15.7, 18.4],
        ],
        0.7,
      ) +
      cut(quad([10.9, 12.3], [12, 14.2], [13.1, 12.3]), 0.55) +
      dot(7.4, 8, 0.6) +
      dot(16.6, 8, 0.6) +
      cut(
        [
          [5, 21.2],
          [19, 21.2],
        ],
        0.7,
      ),
  },
};
/** A piece standing at (x, y) = middle of its foot, side 'black' | 'white', u = units per icon unit. */
export function piece(size: Size, side: Side, x: number, y: number, u = 4.5, extra = ''): string {
  const p = pieces[size];
  const w = { small: 12.4, medium: 15, large: 18, monarch: 21.5 }[size];
  return (
    `<g class="piece pc-${side}" ${extra}><ellipse cx="${x + 2}" cy="${y - 1}" rx="${(w / 2 + 1.3) * u}" ry="${1.5 * u}" class="pc-shadow"/>` +
    `<g transform="translate(${x - 12 * u} ${y - 22.5 * u}) scale(${u})"><path class="pc-line" d="${p.outer}"/><path class="pc-fill" fill-rule="evenodd" d="${p.outer}${p.cuts}"/><path class="pc-sheen" d="${p.outer}"/></g></g>`
  );
}
