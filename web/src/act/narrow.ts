// Choosing is filtering: a legal action is a sentence with slots, and what is picked leaves fewer rows.
import type { Gathering, Parts, Thing } from '../wire/types';

/** What the player has picked, in order. The verb may be picked like a thing. */
export type Picks = readonly (readonly [slot: string, value: string])[];

export interface Narrowed {
  /** The rows that fit. */
  rows: Parts[];
  /** Every slot that is settled: picked, or with one possible value left. */
  filled: Record<string, string>;
  /** By slot: what may fill it next. */
  open: Record<string, Set<string>>;
  /** The action that can be played now. */
  complete: Parts | null;
  verb: string | null;
}

const written = (value: Thing | Thing[] | undefined): string | undefined =>
  value === undefined || Array.isArray(value) ? undefined : String(value);

const slotsOf = (row: Parts): string[] => Object.keys(row).filter((slot) => slot !== 'verb');

/** The value that all rows share in a slot, if they do. */
function shared(rows: Parts[], slot: string): string | undefined {
  const value = written(rows[0]?.[slot]);
  return value !== undefined && rows.every((row) => written(row[slot]) === value) ? value : undefined;
}

/** Fills a slot that asks for nothing. */
const NOTHING = 'none';

/** With `byHand` a slot with one possible value is still asked for: nothing fills itself but what is empty. */
export function narrow(all: Parts[], picks: Picks, byHand = false): Narrowed {
  const rows = all.filter((row) => picks.every(([slot, value]) => written(row[slot]) === value));
  const filled: Record<string, string> = Object.fromEntries(picks);
  if (picks.length > 0 && rows.length > 0) {
    for (const slot of slotsOf(rows[0])) {
      const value = shared(rows, slot);
      if (value !== undefined && (!byHand || value === NOTHING)) filled[slot] ??= value;
    }
  }
  const verb = filled.verb ?? shared(rows, 'verb') ?? null;
  const open: Record<string, Set<string>> = {};
  const complete: Parts[] = [];
  for (const row of rows) {
    const slot = slotsOf(row).find((name) => filled[name] === undefined);
    if (slot === undefined) complete.push(row);
    else (open[slot] ??= new Set()).add(written(row[slot]) ?? '');
  }
  const asked = picks.length > 0 || all.length === 1;
  return { rows, filled, open, complete: asked && complete.length === 1 ? complete[0] : null, verb };
}

/** Picking replaces what was in the slot and empties what was picked after it. */
export function repick(all: Parts[], picks: Picks, slot: string, value: string): Picks {
  const at = picks.findIndex(([name]) => name === slot);
  if (at >= 0) {
    const before = picks.slice(0, at);
    if (picks[at][1] === value) return before;
    return [...before, [slot, value]];
  }
  const wider = [...picks, [slot, value] as const];
  if (narrow(all, wider).rows.length > 0) return wider;
  return [[slot, value]];
}

/** What a touch on a thing that cannot be used goes on with: picks of a sentence without its slot have nothing to do with it. */
export function goesWith(all: Parts[], picks: Picks, slot: string): Picks {
  const { rows } = narrow(all, picks);
  return rows.length === 0 || rows.some((row) => slot in row) ? picks : [];
}

/** Which of the things can be picked instead of what was picked, because nothing hinders it. */
export function instead(all: Parts[], picks: Picks): Record<string, Set<string>> {
  const open: Record<string, Set<string>> = {};
  picks.forEach(([slot], at) => {
    if (slot === 'verb') return;
    for (const row of narrow(all, picks.slice(0, at)).rows) {
      const value = written(row[slot]);
      if (value !== undefined) (open[slot] ??= new Set()).add(value);
    }
  });
  return open;
}

/** A thing in the hand: the picks that have it, and by slot what it may be let go on. */
export interface Carried {
  picks: Picks;
  onto: Record<string, Set<string>>;
}

/** Dragging is two clicks: a thing can be carried where its sentence goes on with another thing. */
export function carry(all: Parts[], picks: Picks, slot: string, value: string): Carried | null {
  const at = picks.findIndex(([name, thing]) => name === slot && thing === value);
  const held = at >= 0 ? picks.slice(0, at + 1) : repick(all, picks, slot, value);
  const onto: Record<string, Set<string>> = {};
  for (const row of narrow(all, held).rows) {
    const next = slotsOf(row).find((name) => held.every(([picked]) => picked !== name));
    const thing = next === undefined ? undefined : written(row[next]);
    if (next !== undefined && thing !== undefined) (onto[next] ??= new Set()).add(thing);
  }
  return Object.keys(onto).length > 0 ? { picks: held, onto } : null;
}

/** Actions without slots, such as ending a turn: they are buttons. */
export const bare = (rows: Parts[]): Parts[] => rows.filter((row) => slotsOf(row).length === 0);

// ── several things in any order ──

export const timesPicked = (picked: readonly string[], value: string): number =>
  picked.filter((other) => other === value).length;

/** What may still be gathered. */
export function gatherable(gathering: Gathering, picked: readonly string[]): Set<string> {
  if (picked.length >= gathering.most) return new Set();
  return new Set(Object.keys(gathering.things).filter((id) => timesPicked(picked, id) < gathering.things[id]));
}

/** Touching counts up to what is allowed and then starts again. */
export function gather(gathering: Gathering, picked: readonly string[], value: string): string[] {
  const most = gathering.things[value] ?? 0;
  const times = timesPicked(picked, value);
  if (times < most && picked.length < gathering.most) return [...picked, value];
  return picked.filter((other) => other !== value);
}

export function gathered(gathering: Gathering, picked: readonly string[]): Parts | null {
  if (picked.length < gathering.least || picked.length > gathering.most) return null;
  return { verb: gathering.verb, [gathering.slot]: [...picked] };
}
