/** What a game is played for, in words: its challenge, its campaign, the deal of the day; empty if for nothing else. */
import { t } from '../text/texts.svelte';
import type { TableSummary } from '../wire/protocol';

export function purpose(
  table: Pick<TableSummary, 'title' | 'campaign' | 'challenge' | 'day'> | null | undefined,
): string {
  if (table?.day) return t('web-deal-of-day');
  if (table?.campaign) return t('web-campaign', { name: table.title });
  return table?.challenge ? t('web-challenge', { number: table.challenge }) : '';
}
