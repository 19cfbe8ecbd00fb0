/** How often a solo player wishes to be asked about coffers between the phases of a turn; this browser keeps it. */
import { keep, kept } from '../../../page/kept';
import type { Table } from '../shape';

export const TIMES = ['never', 'die', 'always'] as const;
export type Times = (typeof TIMES)[number];

const KEY = 'coffers';

class Asking {
  times = $state<Times>(kept<Times>(KEY, 'always'));

  choose(times: Times): void {
    this.times = times;
    keep(KEY, times);
  }

  /** Whether the player goes on without being asked now; before the die means when the monuments have moved on. */
  passes({ phase, solo }: Table): boolean {
    return solo !== undefined && (this.times === 'never' || (this.times === 'die' && phase !== 'slid'));
  }
}

export const asking = new Asking();
