// A board outside any table: a puzzle, a lesson, a branch of a game. Positions come whole; changes are told.
import { faceOf, isOurs, type GameFace } from '../games/face';
import { Teller } from '../tell/teller.svelte';
import { texts } from '../text/texts.svelte';
import { catalogueOf } from '../wire/catalogue';
import type { PackVersion } from '../wire/protocol';
import type { Change, Gathering, Parts, View } from '../wire/types';
import { Choosing } from './choosing.svelte';
import { Hand } from './hand.svelte';

export class Study {
  face = $state.raw<GameFace | null>(null);
  catalogue = $state.raw<Record<string, unknown>>({});
  readonly choosing = new Choosing();
  readonly teller = new Teller();
  readonly hand = new Hand(this.choosing, this.teller);

  constructor(
    readonly game: string,
    readonly packs: readonly PackVersion[] = [],
  ) {}

  async open(): Promise<void> {
    const [face] = await Promise.all([faceOf(this.game), texts.all(), this.learn()]);
    this.face = face;
  }

  /** The words of the catalogue follow the language. */
  async learn(): Promise<void> {
    if (!isOurs(this.game)) await texts.learn(this.game);
    this.catalogue = await catalogueOf(this.game, this.packs);
  }

  /** A new position: told if it follows from the one before, else simply there. */
  show(view: View, changes: Change[], legal: Parts[] | null, gathering: Gathering | null = null): void {
    if (this.teller.shown && changes.length > 0) this.teller.tell(changes, view);
    else this.teller.show(view);
    this.choosing.ask(legal, gathering);
  }
}
