// Where ratings lie on the scale of the levels, in percent of its width.

/** How much of the scale lies beyond the weakest and the strongest level, of what lies between them. */
const MARGIN = 0.07;
/** Two numbers need so much room beside each other. */
const APART = 5.5;

export interface Scale {
  /** The place of a rating, and of one beyond the scale its end. */
  at: (rating: number) => number;
  /** Whether a rating lies beyond the scale. */
  isBeyond: (rating: number) => boolean;
  /** The levels with their places; `low` ones stand a line lower, as their number would touch the one before. */
  marks: { level: number; place: number; low: boolean }[];
}

export function scaleOf(levels: readonly number[]): Scale {
  const [first, last] = [levels[0], levels[levels.length - 1]];
  const margin = (last - first) * MARGIN;
  const place = (rating: number): number => (100 * (rating - first + margin)) / (last - first + 2 * margin);
  const marks: Scale['marks'] = [];
  for (const [at, rating] of levels.entries()) {
    const before = marks.at(-1);
    const low = before !== undefined && !before.low && place(rating) - before.place < APART;
    marks.push({ level: at + 1, place: place(rating), low });
  }
  return {
    at: (rating) => Math.min(100, Math.max(0, place(rating))),
    isBeyond: (rating) => place(rating) < 0 || place(rating) > 100,
    marks,
  };
}
