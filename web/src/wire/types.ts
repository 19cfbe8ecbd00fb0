// What the page says about documents of the server besides their declarations in `protocol`.
import type { Change, Parts, Preview as Previewed } from '../protocol';

export type { Change, Gathering, Outcome, Parts, View } from '../protocol';
export type Thing = string | number;
/** An action as it is played: its parts, or its short text. */
export type Action = Parts | string;
export type Key = string | number;
export type Patch = Change['patch'];
/** What an action would certainly do. */
export type Preview = Pick<Previewed, 'changes' | 'before' | 'after' | 'stopped'>;
