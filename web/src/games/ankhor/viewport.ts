/** What part of a domain is looked at: the whole of it, or nearer and moved. Pure functions of boxes. */
import type { Box } from './places';

/** How near one looks, and how far from the middle of the whole, in units of the drawing. */
export type Look = { near: number; dx: number; dy: number };

export const WHOLE: Look = { near: 1, dx: 0, dy: 0 };
const NEAREST = 4;
const FARTHEST = 0.6;

/** The part of the plane that is seen of a whole. */
export function seen(whole: Box, { near, dx, dy }: Look): Box {
  const w = whole.w / near;
  const h = whole.h / near;
  return { x: whole.x + (whole.w - w) / 2 + dx, y: whole.y + (whole.h - h) / 2 + dy, w, h };
}

/** Moved by a step of the drawing, but never so far that the whole is out of sight. */
export function moved(whole: Box, look: Look, dx: number, dy: number): Look {
  const limit = (way: number, size: number): number => Math.max(-size / 2, Math.min(size / 2, way));
  return { near: look.near, dx: limit(look.dx + dx, whole.w), dy: limit(look.dy + dy, whole.h) };
}

/** Nearer or farther by a factor, with the point (x, y) of the plane staying where it is seen. */
export function nearer(whole: Box, look: Look, factor: number, x?: number, y?: number): Look {
  const near = Math.max(FARTHEST, Math.min(NEAREST, look.near * factor));
  const before = seen(whole, look);
  const px = x ?? before.x + before.w / 2;
  const py = y ?? before.y + before.h / 2;
  const k = look.near / near;
  const middleX = px + (before.x + before.w / 2 - px) * k;
  const middleY = py + (before.y + before.h / 2 - py) * k;
  return moved(whole, { near, dx: middleX - (whole.x + whole.w / 2), dy: middleY - (whole.y + whole.h / 2) }, 0, 0);
}
