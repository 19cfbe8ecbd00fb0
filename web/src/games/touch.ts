// How a thing on a board answers a touch: one rule for all boards, in HTML and in SVG.
import type { BoardProps } from './face';

export interface Touch {
  slot: string;
  value: string;
  /** It may fill its slot now, perhaps once more. */
  lit: boolean;
  /** How often it has been chosen; things of one kind count up. */
  chosen: number;
  /** Fill the slot, or hear why not. */
  go: () => void;
}

export type Toucher = (slots: readonly string[], value: string | number) => Touch;
export type Asked = Pick<BoardProps, 'lit' | 'chosen' | 'pick' | 'refuse'>;
/** The touches that a board had last. */
export type Known = Map<string, Touch>;

/** How often a value stands among the chosen of a slot. */
const times = (chosen: readonly string[] | undefined, value: string): number =>
  chosen?.filter((one) => one === value).length ?? 0;

/**
 * Touches for the things of a board. A thing names the slots it can stand in; it takes the first in which it
 * is lit, else the first in which it is chosen, else the first of all, in which it will be refused with a reason.
 * A touch that is as it was known stays the same object, so that a board draws only what has changed.
 */
export function toucher(props: Asked, known: Known = new Map()): Toucher {
  const { lit, chosen, pick, refuse } = props;
  return (slots, thing) => {
    const value = String(thing);
    const slot =
      slots.find((name) => lit[name]?.has(value)) ?? slots.find((name) => times(chosen[name], value)) ?? slots[0];
    const isLit = lit[slot]?.has(value) ?? false;
    const count = times(chosen[slot], value);
    const key = `${slot} ${value}`;
    const before = known.get(key);
    if (before?.lit === isLit && before.chosen === count) return before;
    const go = (): void => (isLit || count ? pick(slot, value) : refuse(slot, value));
    const touch = { slot, value, lit: isLit, chosen: count, go };
    known.set(key, touch);
    return touch;
  };
}

/** A group of an SVG is no button of its own accord: Enter and the space bar press it. */
function press(event: KeyboardEvent, touch: Touch): void {
  if (!(event.currentTarget instanceof SVGElement) || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  event.stopPropagation();
  touch.go();
}

/** What makes an element touchable: spread over a button, or over a group of an SVG with `role="button"`. */
export function touchable(touch: Touch): Record<string, unknown> {
  return {
    'data-slot': touch.slot,
    'data-value': touch.value,
    'data-lit': touch.lit ? '' : undefined,
    'aria-pressed': touch.lit || touch.chosen ? touch.chosen > 0 : undefined,
    onclick: touch.go,
    onkeydown: (event: KeyboardEvent) => press(event, touch),
  };
}
