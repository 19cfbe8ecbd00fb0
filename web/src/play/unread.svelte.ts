// What was said at a table since its chat was last read, on this device. One's own words are no news.
import { keep, kept } from '../page/kept';
import type { Said } from '../wire/protocol';

/** Of how many tables it is remembered. */
const REMEMBERED = 50;
const KEY = 'chat-read';

type Read = [table: string, number: number][];

export class Unread {
  private read = $state(0);

  constructor(private readonly table: string) {
    this.read = new Map(kept<Read>(KEY, [])).get(table) ?? 0;
  }

  /** How much of it others have said since. */
  count(chat: readonly Said[], isOwn: (said: Said) => boolean): number {
    return chat.filter((said) => said.number > this.read && !isOwn(said)).length;
  }

  /** All of it has been seen. */
  seen(chat: readonly Said[]): void {
    const last = chat.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    const others = kept<Read>(KEY, []).filter(([table]) => table !== this.table);
    keep(KEY, [...others, [this.table, last]].slice(-REMEMBERED));
  }
}
