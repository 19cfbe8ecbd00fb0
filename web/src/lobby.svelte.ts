// The games of this server, and how they are shown: fetched once. One's own tables: whenever one comes home.
import { me } from './me.svelte';
import { get } from './wire/api';
import type { GameInfo, TableSummary } from './wire/protocol';

export interface Sherd {
  /** SVG for a box of 420 × 236, drawn inside a sherd. */
  picture: () => string;
  /** One whole small <svg>. */
  thumb: () => string;
}

const sherds = import.meta.glob<Sherd>('./games/*/sherd.ts');

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  sherds = $state.raw<Record<string, Sherd>>({});
  /** The player's tables; those where they are due first. */
  mine = $state.raw<TableSummary[]>([]);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.fetch().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  /** All that home shows. */
  async welcome(): Promise<void> {
    const tables = me.held ? get<TableSummary[]>('/me/tables') : Promise.resolve([]);
    await Promise.all([this.load(), tables.then((found) => (this.mine = found))]);
  }

  info(game: string): GameInfo | undefined {
    return this.games.find((one) => one.game === game);
  }

  title(game: string): string {
    return this.info(game)?.title ?? game;
  }

  private async fetch(): Promise<void> {
    this.games = await get<GameInfo[]>('/games');
    const known: Record<string, Sherd> = {};
    await Promise.all(
      this.games.map(async ({ game }) => {
        const load = sherds[`./games/${game}/sherd.ts`];
        if (load) known[game] = await load();
      }),
    );
    this.sherds = known;
  }
}

export const lobby = new Lobby();
