// The games of this server, and how they are shown: fetched once.
import { get } from './wire/api';
import type { GameInfo } from './wire/protocol';

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
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.fetch().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
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
