/** Which face of the die of Unlearning hits which place of the technology tiles, and what a roll did. */
import type { Message } from '../../../text/message';
import type { Change } from '../../../wire/types';

/** The number of the die that stands for a place of a tile, both from 1; 0 for a place that no number hits. */
export function faceAt(places: readonly (readonly number[])[], tile: number, place: number): number {
  return places.findIndex(([t, p]) => t === tile && p === place) + 1;
}

/** The last roll and what it did, to be read until the player acts; to go on, which the page may do itself, is no action. */
export function recalled(log: readonly Change[]): Message[] {
  const at = log.findLastIndex((change) => change.kind === 'die');
  const roll = log[at];
  const after = log.slice(at + 1);
  if (!roll || after.some(({ kind, message }) => kind === 'action' && message.key !== 'ak-do-go')) return [];
  const told = after.filter((change) => change.ply === roll.ply && !change.quiet);
  const die = roll.message.values?.n ?? 0;
  const { card, count } = told.find(({ message }) => message.key === 'ak-told-cleared')?.message.values ?? {};
  const refilled = told.filter((change) => change.kind === 'refill').map((change) => change.message);
  if (card === undefined) return [{ key: 'web-ak-rolled-none', values: { die } }];
  return [{ key: 'web-ak-rolled', values: { die, taken: card, count: count ?? 1 } }, ...refilled];
}
