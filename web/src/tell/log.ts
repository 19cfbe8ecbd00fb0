// What was told: changes that happen together, and the log, grouped by turn.
import type { Change } from '../wire/types';

export interface Line {
  change: Change;
  /** Things and places the line names. */
  names: string[];
}

export interface Turn {
  number: number;
  seat: number;
  lines: Line[];
}

/** Everything a change points at. */
export function namesOf(change: Change): string[] {
  return [change.thing, change.from, change.to].filter((name): name is string => typeof name === 'string');
}

/** Turns as they followed one another, so a change of turn needs no line; quiet changes lend their names to the line before. */
export function turnsOf(changes: readonly Change[]): Turn[] {
  const turns: Turn[] = [];
  for (const change of changes) {
    let turn = turns.at(-1);
    if (change.kind === 'action' && change.seat !== null && turn?.seat !== change.seat) {
      turn = { number: turns.length + 1, seat: change.seat, lines: [] };
      turns.push(turn);
    }
    if (!turn) continue;
    const line = turn.lines.at(-1);
    if (change.kind === 'turn') continue;
    if (!change.quiet || !line) turn.lines.push({ change, names: namesOf(change) });
    else line.names.push(...namesOf(change));
  }
  return turns;
}

/** The changes that happen together; the sentence of an action belongs to its first beat. */
export function beatsOf(changes: readonly Change[]): Change[][] {
  const beats: Change[][] = [];
  for (const change of changes) {
    const last = beats.at(-1)?.[0];
    const joins =
      last && last.ply === change.ply && (last.beat === change.beat || (last.beat === 0 && change.beat === 1));
    if (joins && last) beats.at(-1)?.push(change);
    else beats.push([change]);
  }
  return beats;
}
