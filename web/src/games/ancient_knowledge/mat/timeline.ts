/** The places of a timeline: six spaces with a lower and an upper level, and third places where some lie. */
import { SPACES, type Level, type Standing } from '../shape';

export type Cell = { space: number; level: Level; standing: Standing | null };

/** The rows of the grid from the top; the third row only where something lies on it or may. */
export function levelsOf(timeline: readonly Standing[], third = false): Level[] {
  const high = third || timeline.some((one) => one.level === 'third');
  return high ? ['third', 'upper', 'lower'] : ['upper', 'lower'];
}

/** All places in the order in which they are drawn: row by row, space 1 first. */
export function cellsOf(timeline: readonly Standing[], third = false): Cell[] {
  return levelsOf(timeline, third).flatMap((level) =>
    Array.from({ length: SPACES }, (_, i) => {
      const space = i + 1;
      return { space, level, standing: timeline.find((one) => one.space === space && one.level === level) ?? null };
    }),
  );
}

/** Where a monument would land on a space: on the lower level if it is free, else on the upper one. */
export function landing(
  timeline: readonly Standing[],
  space: number,
  lasting = false,
  taken: Level[] = [],
): Level | null {
  if (lasting) return 'third';
  const held = new Set(timeline.filter((one) => one.space === space).map((one) => one.level));
  for (const level of taken) held.add(level);
  if (!held.has('lower')) return 'lower';
  return held.has('upper') ? null : 'upper';
}
