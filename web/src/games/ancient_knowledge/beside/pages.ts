/** What lies beside the stage, in tabs before log and chat, and which phase the turn is in. */
import { MediaQuery } from 'svelte/reactivity';
import type { Beside, Page } from '../../face';
import { reading } from '../cards/reading.svelte';
import type { Table } from '../shape';

/** The mat is wide enough for one's artifacts and technologies; elsewhere they lie on a page. */
export const wideMat = new MediaQuery('min-width: 1180px');

/** Effects due together: cards that may be used next. */
export function dueNow(table: Table, lit: Record<string, Set<string>>, viewer: number | null): string[] {
  return table.choice?.kind === 'set' && table.choice.seat === viewer ? [...(lit.card ?? [])] : [];
}

export function pages({ view, viewer, lit, other, name }: Beside<Table>): Page[] {
  const { table } = view;
  const due = dueNow(table, lit, viewer);
  const found: Page[] = [];
  if (due.length > 1) found.push({ id: 'due', title: { key: 'web-ak-due-page' }, count: due.length, calls: true });
  if (reading.sheet) found.push({ id: 'points', title: { key: 'web-ak-sheet' }, calls: true });
  if (table.solo) found.push({ id: 'solo', title: { key: 'web-ak-time' } });
  if (!wideMat.current && table.phase !== 'opening') found.push({ id: 'mine', title: { key: 'web-ak-mine-page' } });
  if (other !== null) found.push({ id: 'other', title: name(other) });
  return found;
}

/** The phases of a turn, and what each is called. */
const PHASES: Record<string, string> = {
  action: 'web-ak-phase-action',
  timeline: 'ak-card-when-timeline',
  decline: 'ak-card-when-decline',
};

export function track({ phase, solo }: Table): { phases: string[]; now: number } | null {
  if (phase === 'opening' || phase === 'over') return null;
  const phases = solo ? { ...PHASES, unlearned: 'web-ak-unlearning' } : PHASES;
  const at = phase === 'slid' ? (solo ? 'unlearned' : 'decline') : phase;
  return { phases: Object.values(phases), now: Object.keys(phases).indexOf(at) };
}
