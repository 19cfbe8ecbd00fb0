/** How large a domain is drawn: all of it if tiles stay large enough to be touched, else a part that can be moved. */
import { STEP, type Box } from './places';

/** The least width of a tile in pixels: what a finger finds. */
export const LEAST_TILE = 44;
const NEAREST = 4;
const FARTHEST = 0.6;

export type Room = { width: number; height: number };

/** Pixels for one unit of the drawing, so that the whole fits into the room, or tiles have their least size. */
export function scaleOf(whole: Box, room: Room, near = 1): number {
  const fits = Math.min(room.width / whole.w, room.height / whole.h);
  return Math.max(fits, LEAST_TILE / STEP) * near;
}

/** Nearer or farther by a factor, within limits. */
export const nearer = (near: number, factor: number): number => Math.max(FARTHEST, Math.min(NEAREST, near * factor));

/** How far to scroll so that what lies from `start` to `end` is seen in a room; as little as possible. */
export function into(scrolled: number, room: number, start: number, end: number): number {
  if (start >= scrolled && end <= scrolled + room) return scrolled;
  return (start + end - room) / 2;
}
