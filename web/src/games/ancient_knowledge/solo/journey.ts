/** The clock of a solo game: the Time card travels three times, from its first space, from 6, and from 6 again. */

export type Leg = { from: number; turns: number[] };

const RETURNS_TO = 6;

/** The turns of each journey; of a game of sixteen turns the first journey begins on space 4. */
export function legs(turns: number): Leg[] {
  let turn = 0;
  return [turns - 2 * RETURNS_TO, RETURNS_TO, RETURNS_TO].map((from) => ({
    from,
    turns: Array.from({ length: from }, () => ++turn),
  }));
}
