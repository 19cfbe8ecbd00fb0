/** Where the monuments of a timeline will stand in some turns, and what will be lost, if nothing is done about it. */
import type { Standing } from '../shape';

export interface Planned extends Standing {
  /** It has gone to the Past by then. */
  gone: boolean;
  /** After how many turns it goes there; null for never. */
  goes: number | null;
  /** The knowledge that it took with it. */
  lost: number;
}

/**
 * A turn ends with a decline: what stands on space 1 goes to the Past with its knowledge, the rest moves one
 * space on and keeps its level. Monuments on a third place never decline. A skipped decline costs one turn.
 */
export function planned(timeline: readonly Standing[], turns: number, skip = false): Planned[] {
  const skipped = skip ? 1 : 0;
  const steps = Math.max(0, turns - skipped);
  return timeline.map((one) => {
    if (one.level === 'third') return { ...one, gone: false, goes: null, lost: 0 };
    const gone = one.space <= steps;
    const goes = one.space + skipped;
    return { ...one, space: Math.max(0, one.space - steps), gone, goes, lost: gone ? one.knowledge : 0 };
  });
}

/** The monuments that have gone to the Past by then, in the order in which they go. */
export function departed(plan: readonly Planned[]): Planned[] {
  return plan.filter((one) => one.gone).sort((a, b) => (a.goes ?? 0) - (b.goes ?? 0));
}

/** How many monuments reach the Past, and how much knowledge is lost with them. */
export function reckoning(plan: readonly Planned[]): { arrived: number; lost: number } {
  return {
    arrived: plan.filter((one) => one.gone).length,
    lost: plan.reduce((sum, one) => sum + one.lost, 0),
  };
}
