// Whatever went wrong, as one sentence in the player's language. What a program would say stays in the console.
import type { Message } from '../text/message';
import { t } from '../text/texts.svelte';
import { Refusal } from './api';

export function messageOf(error: unknown): Message {
  if (error instanceof Refusal) return error.said;
  // A part of the page that could not be fetched; browsers word it differently.
  if (error instanceof TypeError && /import|module/i.test(error.message)) return { key: 'web-offline' };
  console.error(error);
  return { key: 'web-failed' };
}

export const said = (error: unknown): string => t(messageOf(error));
