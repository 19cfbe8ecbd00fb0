// The games of this server, and how they are shown: fetched once. One's own tables: whenever one comes home.
import { afterPaint } from '../page/paint';
import { me } from '../wire/me.svelte';
import { get } from '../wire/api';
import type { GameInfo, TableSummary } from '../wire/protocol';

export interface Sherd {
  /** SVG for a box of 420 × 236, drawn inside a sherd. */
  picture: () => string;
  /** One whole small <svg>. */
  thumb: () => string;
}

const sherds = import.meta.glob<Sherd>('../games/*/sherd.ts');

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  sherds = $state.raw<Record<string, Sherd>>({});
  /** The player's tables; those where they are due first. */
  mine = $state.raw<TableSummary[]>([]);
  private loading: Promise<void> | null = null;
  private coming: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.fetch().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  /** Ask for all that home shows; whoever comes home next finds it on its way. */
  greet(): Promise<void> {
    this.coming ??= this.fresh();
    return this.coming;
  }

  /** All that home shows, as it is now. */
  welcome(): Promise<void> {
    const coming = this.greet();
    this.coming = null;
    return coming;
  }

  private async fresh(): Promise<void> {
    const tables = me.held ? get('/me/tables') : Promise.resolve([]);
    await Promise.all([this.load(), tables.then((found) => (this.mine = found))]);
  }

  info(game: string): GameInfo | undefined {
    return this.games.find((one) => one.game === game);
  }

  /** How many may play a game, its solo game included. */
  playersOf(game: GameInfo): number[] {
    const same = this.games.filter((one) => one.game === game.game || one.game.startsWith(`${game.game}_`));
    return same.flatMap((one) => [...one.players]);
  }

  /** Against which level to begin: the one of the last table with a bot, the easiest for who has none yet. */
  levelOf(game: string): number {
    const levels = this.info(game)?.levels.map(({ level }) => level) ?? [];
    const tables = this.mine.filter((table) => table.game === game).toSorted((a, b) => b.created - a.created);
    const last = tables.flatMap(({ seats }) => seats.map(({ level }) => level)).find((level) => level !== null);
    return last !== undefined && levels.includes(last) ? last : Math.min(...levels, 8);
  }

  title(game: string): string {
    return this.info(game)?.title ?? game;
  }

  private async fetch(): Promise<void> {
    this.games = await get('/games');
    afterPaint(() => {
      for (const { game } of this.games)
        sherds[`../games/${game}/sherd.ts`]?.().then(
          (one) => this.draw(game, one),
          () => (this.loading = null), // the server is away: who comes next asks again
        );
    });
  }

  /** The picture of a game is there: each is drawn by itself, so that none holds up the others. */
  private draw(game: string, sherd: Sherd): void {
    this.sherds = { ...this.sherds, [game]: sherd };
  }
}

export const lobby = new Lobby();
