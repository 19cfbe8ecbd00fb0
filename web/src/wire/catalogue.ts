// All that never changes of a game, in the reader's language; a table's packs bring cards of their own.
import { texts } from '../text/texts.svelte';
import { get } from './api';
import type { PackVersion } from './protocol';

export function catalogueOf(game: string, packs: readonly PackVersion[] = []): Promise<Record<string, unknown>> {
  const brought = packs.map((pack) => `&pack=${pack.name}@${pack.digest}`).join('');
  return get<Record<string, unknown>>(`/games/${game}/catalogue?locale=${texts.language}${brought}`);
}
