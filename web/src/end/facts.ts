// What decided a game: where the winner is ahead of the best of the others, and what stood against it.
export interface Fact {
  key: string;
  /** ahead: for the winner; less: the winner lost less; against: for the other one, but not enough. */
  of: 'ahead' | 'less' | 'against';
  points: number;
}

const MOST = 3;

/** The largest differences between two results; those for the winner come first. */
export function factsOf(winner: Record<string, number>, other: Record<string, number>): Fact[] {
  const keys = [...new Set([...Object.keys(winner), ...Object.keys(other)])];
  const facts = keys.map((key): Fact => {
    const more = (winner[key] ?? 0) - (other[key] ?? 0);
    const taken = (winner[key] ?? 0) < 0 || (other[key] ?? 0) < 0;
    return { key, of: more < 0 ? 'against' : taken ? 'less' : 'ahead', points: Math.abs(more) };
  });
  const told = facts.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  const won = told.filter(({ of }) => of !== 'against').slice(0, MOST);
  const against = told.filter(({ of }) => of === 'against').slice(0, Math.max(1, MOST - won.length));
  return [...won, ...against].slice(0, MOST + 1);
}
