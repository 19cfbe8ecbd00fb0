// The keys of a table. Nothing is bound while the player writes.
import { layers } from '../../ui/layers.svelte';
import { arrow, nextLit, nextRegion } from './rove';
import { described } from './spoken';

export interface Keys {
  undo: () => void;
  end: () => void;
  hint: () => void;
  last: () => void;
  lastTurn: () => void;
  /** Say all there is to say about the thing that has the focus. */
  describe: (text: string) => void;
  hurry: () => boolean;
  escape: () => void;
  stage: () => HTMLElement | null;
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Whether something lies over the table, so that its keys rest. */
export const covered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Handles a key; true if it meant something. */
export function press(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target) || covered()) return false;
  if (event.key === 'F6') {
    nextRegion(event.shiftKey ? -1 : 1);
    return true;
  }
  if (event.key.startsWith('Arrow')) return arrow(event.key);
  switch (event.key.toLowerCase()) {
    case 'escape':
      keys.escape();
      return true;
    case ' ':
      return keys.hurry();
    case 'n': {
      const stage = keys.stage();
      if (stage) nextLit(stage);
      return true;
    }
    case 'u':
      keys.undo();
      return true;
    case 'e':
      keys.end();
      return true;
    case 'h':
      keys.hint();
      return true;
    case 'l':
      if (event.shiftKey) keys.lastTurn();
      else keys.last();
      return true;
    case 'd': {
      const text = described(document.activeElement);
      if (text) keys.describe(text);
      return text !== '';
    }
    case 't':
      layers.toggle('text');
      return true;
    case '/':
      layers.toggle('type');
      return true;
    case '?':
      layers.toggle('keys');
      return true;
  }
  return false;
}
