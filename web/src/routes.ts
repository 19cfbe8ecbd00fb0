// Which screen an address names. Screens come when they are needed.
import type { Component } from 'svelte';
import { bring } from './wire/pass';

export interface Route {
  screen: Promise<{ default: Component<Record<string, unknown>> }>;
  props: Record<string, unknown>;
  key: string;
}

const screens = import.meta.glob<{ default: Component<Record<string, unknown>> }>('./screens/*.svelte');
const screen = (name: string, props: Record<string, unknown> = {}): Route => ({
  screen: screens[`./screens/${name}.svelte`](),
  props,
  key: name + JSON.stringify(props),
});

/** The parts of a path; one that cannot be read stays as it is written. */
function read(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The screen that a path names. */
export function routeOf(path: string, query: URLSearchParams): Route {
  const [head, ...rest] = path.split('/').filter(Boolean).map(read);
  const id = encodeURIComponent(rest[0] ?? '');
  switch (head) {
    case undefined:
      return screen('Home');
    case 'new':
      return screen('NewTable');
    case 't':
      bring(id, query);
      return screen('TableScreen', { id });
    case 'join':
      return screen('Join', { code: rest[0] ?? '' });
    case 'games':
      return screen('Games');
    case 'lobby':
      return screen('Lobby');
    case 'record':
      return screen('Record');
    case 'review':
      bring(id, query);
      return screen('Review', { id });
    case 'learn':
      return rest[0] ? screen(rest[1] === 'play' ? 'Lesson' : 'Rules', { game: rest[0] }) : screen('Learn');
    case 'puzzles':
      return screen('Puzzles', { name: rest[0] ?? null });
    case 'link':
      return screen('Link');
    case 'solo':
      return screen('Solo');
  }
  return screen('Lost');
}
