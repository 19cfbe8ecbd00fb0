/** Ancient Knowledge at home and in the lobby: a city, a pyramid and a dolmen under one sun. */
import './figures.css';
import { n, rng } from '../../draw/geometry';
import { cities } from './cards/pictures/cities';
import { megaliths } from './cards/pictures/megaliths';
import { picture as cardPicture } from './cards/pictures/picture';
import { pyramids } from './cards/pictures/pyramids';

const rays = Array.from({ length: 16 }, (_, i) => {
  const a = (i * 22.5 * Math.PI) / 180;
  const at = (r: number): string => `${n(212 + r * Math.cos(a))} ${n(52 + r * Math.sin(a))}`;
  return `<path d="M${at(33)}L${at(42)}" stroke="var(--fig-white)" stroke-width="3.5" stroke-linecap="round"/>`;
}).join('');
const meander = Array.from({ length: 19 }, (_, i) => `M${i * 24 - 4} 218v-22h18v14h-9v-6M${i * 24 - 4} 218h24`).join(
  '',
);

/** For a box of 420 × 236. */
export const picture = (): string =>
  '<g class="pic-pyramid"><rect width="420" height="236" class="ink-tint"/>' +
  '<path class="ink-back" d="M0 150Q110 96 220 142T420 120V200H0Z"/>' +
  `<circle class="ink-stroke" cx="212" cy="52" r="26"/>${rays}` +
  `<g transform="translate(-24 40) scale(1.95)">${cities.terraces(rng('cityC26'))}</g>` +
  `<g transform="translate(148 64) scale(1.62)">${pyramids.stepped(rng('pyramidP9'))}</g>` +
  `<g transform="translate(292 92) scale(1.23)">${megaliths.dolmen(rng('megalithM18'))}</g>` +
  '<path class="ink-figure" d="M0 184H420V236H0Z"/>' +
  `<path class="ink-colour" style="stroke-width:2.5" d="${meander}"/><path class="ink-colour" style="stroke-width:2" d="M0 189H420"/></g>`;

/** One picture of a card. */
export const thumb = (): string => cardPicture('pyramid', 'P9');
