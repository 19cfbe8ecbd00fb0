// What the screen of an address will ask the server for is asked before its script is there.
import { lobby } from './meet/lobby.svelte';
import { router } from './page/router.svelte';
import { settings } from './page/settings.svelte';
import { spoken } from './text/texts.svelte';
import { ahead } from './wire/api';
import { catalogueAt } from './wire/catalogue';
import { bring } from './wire/pass';

/** The game that is played at the address, where the server has said so in the page. */
const played = (): string | null => document.querySelector('meta[name=game]')?.getAttribute('content') ?? null;

/** Ask ahead; what must be there before the first picture of the screen is answered. */
export function foresee(path: string): Promise<unknown> {
  const [head, id] = path.split('/').filter(Boolean);
  if (head === undefined) return lobby.greet();
  const game = played();
  if (head === 't' && id) {
    bring(encodeURIComponent(id), router.place.query);
    ahead(`/tables/${encodeURIComponent(id)}`);
  }
  if (game) [`/games/${game}`, catalogueAt(game, spoken(settings.language))].forEach(ahead);
  return Promise.resolve();
}
