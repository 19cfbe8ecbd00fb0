/** What a solo game is played for, in words: its challenge or its campaign; empty if it is played for nothing else. */
import { t } from '../text/texts.svelte';
import type { TableSummary } from '../wire/protocol';

export function purpose(table: Pick<TableSummary, 'title' | 'campaign' | 'challenge'> | null | undefined): string {
  if (table?.campaign) return t('web-campaign', { name: table.title });
  return table?.challenge ? t('web-challenge', { number: table.challenge }) : '';
}
