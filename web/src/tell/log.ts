// What was told: changes that happen together, and the log, grouped by turn.
import type { Message } from '../text/message';
import type { Change } from '../wire/types';

export interface Line {
  change: Change;
  /** Things and places the line names. */
  names: string[];
  /** What happens on the board when the line is told again: an action with all it brought, else this step. */
  steps: Change[];
  /** How often in a row it was said; the set-up says it once for all. */
  times: number;
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

/** What changed and where it is now: the things, and the places they came to last, or where something is counted. Where a
 * thing has left is not named. */
export function changedIn(changes: readonly Change[]): Set<string> {
  const last = new Map<string, string | null>();
  const names = new Set<string>();
  for (const { kind, thing, from, to } of changes) {
    if (thing !== null && thing === from && to !== null) {
      names.delete(thing); // called by the place where it was
      names.add(to);
    } else if (thing !== null) last.set(thing, to ?? last.get(thing) ?? null);
    else names.add(to ?? from ?? kind); // what moves nothing is counted, in a place of its name
  }
  for (const [thing, place] of last) {
    names.add(thing);
    if (place !== null) names.add(place);
  }
  return names;
}

const same = (a: Message, b: Message): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a change of seat alone begins a turn: so it is where a game tells of no turns. */
const bySeats = (changes: readonly Change[], setUp: boolean): boolean =>
  !setUp && !changes.some((change) => change.kind === 'turn');

/**
 * Turns as they followed one another, so a change of turn needs no line; quiet changes lend their names to the line before.
 * What is chosen before the first turn is the set-up, number 0. Others may be asked during a turn: it stays one turn.
 */
export function turnsOf(changes: readonly Change[], setUp = false): Turn[] {
  const turns: Turn[] = [];
  const seats = bySeats(changes, setUp);
  let begins: number | null | undefined = null;
  for (const change of changes) {
    if (change.kind === 'turn') {
      begins = change.seat;
      continue;
    }
    let turn = turns.at(-1);
    if (seats && change.kind === 'action' && change.seat !== null && turn?.seat !== change.seat) begins = change.seat;
    if (begins !== undefined) {
      const seat = begins ?? change.seat;
      if (seat === null && !turn) continue;
      turn = { number: turns.length + (setUp ? 0 : 1), seat: seat ?? turn?.seat ?? 0, lines: [] };
      turns.push(turn);
      begins = undefined;
    }
    if (!turn) continue;
    const line = turn.lines.at(-1);
    const repeats = !change.quiet && line !== undefined && same(line.change.message, change.message);
    if ((!change.quiet && !repeats) || !line)
      turn.lines.push({ change, names: namesOf(change), steps: [change], times: 1 });
    else {
      if (repeats && turn.number > 0) line.times++;
      line.names.push(...namesOf(change));
      line.steps.push(change);
    }
    const action = turn.lines.findLast((one) => one.change.kind === 'action');
    if (action && action !== turn.lines.at(-1) && action.change.ply === change.ply) action.steps.push(change);
  }
  return turns;
}

/** What happened beside the game before a line of a turn was told; without a line, after the last one. */
export function besideLine<Event extends { ply: number }>(turn: Turn, events: readonly Event[], at: number): Event[] {
  const first = ({ ply }: Event): number => {
    const found = turn.lines.findIndex((line) => line.change.ply >= ply);
    return found < 0 ? turn.lines.length : found;
  };
  return events.filter((event) => first(event) === at);
}

/** The plies at which turns 1, 2, … begin: a turn in which nobody acted, because the game was over, is none. */
export function startsOf(changes: readonly Change[], setUp = false): number[] {
  if (bySeats(changes, setUp)) {
    const actions = changes.filter((change) => change.kind === 'action');
    return actions.flatMap(({ ply, seat }, at) => (at === 0 || actions[at - 1].seat !== seat ? [ply] : []));
  }
  const told = changes.filter((change) => change.kind === 'turn').map((change) => change.ply + 1);
  const last = changes.findLast((change) => change.kind === 'action')?.ply ?? -1;
  return [...new Set(setUp ? told : [0, ...told])].filter((start) => start <= last);
}

const sameLine = (a: Line | undefined, b: Line): boolean =>
  a !== undefined && a.change === b.change && a.steps.length === b.steps.length && a.names.length === b.names.length;

/** The turns of a log that grows: what has been told before stays the very same, so that it is not rewritten. */
export function growing(): (changes: readonly Change[], setUp?: boolean) => Turn[] {
  let known: Turn[] = [];
  return (changes, setUp) => {
    known = turnsOf(changes, setUp).map((turn, at) => {
      const before = known[at];
      if (before?.seat !== turn.seat || before.number !== turn.number) return turn;
      const lines = turn.lines.map((line, n) => (sameLine(before.lines[n], line) ? before.lines[n] : line));
      const same = lines.length === before.lines.length && lines.every((line, n) => line === before.lines[n]);
      return same ? before : { ...turn, lines };
    });
    return known;
  };
}

/** The last turn of somebody else; where there was none, the last one. */
export const lastTurn = (turns: readonly Turn[], viewer: number | null): Turn | undefined =>
  turns.findLast((turn) => turn.seat !== viewer) ?? turns.at(-1);

/** What the others did since a seat last acted: it stays marked until that seat acts again. Who only watches sees the last turn. */
export function sinceOwn(changes: readonly Change[], viewer: number | null): Change[] {
  const acted = (own: (seat: number | null) => boolean): number =>
    changes.findLast((change) => change.kind === 'action' && own(change.seat))?.ply ?? -1;
  const last = changes.findLast((change) => change.kind === 'action')?.seat ?? null;
  const ply = viewer === null ? acted((seat) => seat !== last) : acted((seat) => seat === viewer);
  const first = changes.find((change) => change.kind === 'action' && change.ply > ply)?.ply ?? Infinity;
  return changes.filter((change) => change.ply >= first);
}

/** What others did, action by action; that they ended a turn is told only if they did nothing else. */
export function othersActions(changes: readonly Change[], viewer: number | null): Change[] {
  const actions = changes.filter((change) => change.kind === 'action' && change.seat !== viewer);
  const done = actions.filter((change) => !change.message.key.endsWith('-end'));
  return done.length > 0 ? done : actions;
}

/** All that happened in a turn, each step once. */
export const stepsOf = (turn: Turn): Change[] => [...new Set(turn.lines.flatMap((line) => line.steps))];

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
