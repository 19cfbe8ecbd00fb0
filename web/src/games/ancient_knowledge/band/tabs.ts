/** What the band above the timeline shows. */
import type { Table } from '../shape';

export type Tab = 'techs' | 'read' | 'apart' | 'due' | 'coffers';

/**
 * The page of the band that a question calls for, or null if it can be answered elsewhere: cards set aside that are
 * asked for, effects due together, or technologies and tiles where nothing else is asked for.
 */
export function tabOf(table: Table, lit: Record<string, Set<string>>, due: readonly string[]): Tab | null {
  if (due.length > 1) return 'due';
  if (table.phase !== 'opening' && table.solo?.coffers.some((letter) => lit.coffer?.has(letter))) return 'coffers';
  const asked = new Set(Object.entries(lit).flatMap(([slot, values]) => (slot === 'tile' ? ['tile'] : [...values])));
  if (table.limbo.some((id) => asked.has(id))) return 'apart';
  const common = new Set<string>(['tile', ...table.tiles.flat().filter((id) => id !== null)]);
  return asked.size > 0 && [...asked].every((one) => common.has(one)) ? 'techs' : null;
}
