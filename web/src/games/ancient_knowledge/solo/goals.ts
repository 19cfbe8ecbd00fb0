/** Objectives of a solo game that are met now and were not before. */
export function newlyMet(before: Record<string, boolean>, now: Record<string, boolean>): string[] {
  return Object.keys(now).filter((letter) => now[letter] && before[letter] === false);
}
