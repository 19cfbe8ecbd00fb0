// What opens a table for who does not sit there: the code of an invitation, or the key of a link that somebody shared.
// It comes with an address, is kept by this device, and goes along with every request about its table.
import { keep, kept } from '../page/kept';

const MOST = 60;
const passes = new Map<string, string>(kept<[string, string][]>('passes', []));

/** An address has brought along what opens a table. */
export function bring(table: string, query: URLSearchParams): void {
  const pass = query.get('key') ?? query.get('invite');
  if (!pass || passes.get(table) === pass) return;
  passes.delete(table);
  passes.set(table, pass);
  keep('passes', [...passes].slice(-MOST));
}

export const passFor = (table: string): string | undefined => passes.get(table);

/** A path of the server, with what opens the table that it is about. */
export function withPass(path: string): string {
  const pass = passes.get(/^\/tables\/(\w+)/.exec(path)?.[1] ?? '');
  return pass ? `${path}${path.includes('?') ? '&' : '?'}invite=${encodeURIComponent(pass)}` : path;
}

/** A place of the page that opens for whoever has nothing but its address. */
export function sharedPlace(info: { table: string; key: string }, kind: 't' | 'review', more = ''): string {
  return `/${kind}/${info.table}?key=${encodeURIComponent(info.key)}${more}`;
}

/** A code as it is shown and read out, in groups of four. */
export const grouped = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;
