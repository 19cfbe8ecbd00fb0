// All that never changes of a game, in the reader's language; a table's packs bring cards of their own.
import { texts } from '../text/texts.svelte';
import { get } from './api';
import type { PackVersion } from './protocol';

/** Where the catalogue of a game lies. */
export function catalogueAt(
  game: string,
  language: string,
  packs: readonly PackVersion[] = [],
): `/games/${string}/catalogue?${string}` {
  const brought = packs.map((pack) => `&pack=${pack.name}@${pack.digest}`).join('');
  return `/games/${game}/catalogue?locale=${language}${brought}`;
}

export function catalogueOf(game: string, packs: readonly PackVersion[] = []): Promise<Record<string, unknown>> {
  // Each game declares its own catalogue.
  return get(catalogueAt(game, texts.language, packs)) as Promise<Record<string, unknown>>;
}
