/** Which slots the things of Ancient Knowledge stand in: cards by their id in whatever slot asks for them. */
import { touchable, toucher, type Asked, type Known, type Touch } from '../../touch';

export interface Touches {
  card: (id: string) => Touch;
  space: (space: number) => Touch;
  tile: (tile: number) => Touch;
  coffer: (letter: string) => Touch;
  /** The nth straight monument of a Past: EXCAVATE asks how many, not which. */
  rotation: (nth: number) => Touch | null;
}

/** Slots that hold no cards. */
const OTHERS = ['space', 'tile', 'coffer', 'coffers', 'n', 'victim', 'effect'];

/** A card exists once, so its id says which of the open slots it can fill. `kind`: the choice that is asked for. */
export function touches(props: Asked, known?: Known, kind?: string): Touches {
  const touch = toucher(props, known);
  const open = [...new Set([...Object.keys(props.lit), ...Object.keys(props.chosen)])];
  const forCards = [...open.filter((slot) => !OTHERS.includes(slot)), 'card'];
  return {
    card: (id) => touch(forCards, id),
    space: (space) => touch(['space'], space),
    tile: (tile) => touch(['tile'], tile),
    rotation: (nth) => {
      const chosen = props.chosen.n?.[0];
      const counts = !props.chosen.card?.length && (props.lit.n?.size || chosen !== undefined);
      if (!counts || kind === 'recover') return null; // lost knowledge is counted, but not on monuments
      // Where fewer cannot be rotated, a touch on the first one means all that must be.
      const counted = [...(props.lit.n ?? []), ...(props.chosen.n ?? [])].map(Number).filter((n) => n >= nth);
      const own = touch(['n'], counted.length ? Math.min(...counted) : nth);
      return { ...own, chosen: chosen !== undefined && nth <= Number(chosen) ? 1 : 0 };
    },
    coffer: (letter) => touch(['coffers', 'coffer'], letter),
  };
}

/** A card in play that is not asked for is only read: a touch on it is no question. */
export const readable = (own: Touch): Record<string, unknown> => ({
  ...touchable(own),
  onclick: own.lit || own.chosen ? own.go : undefined,
});

/** A card in hand: one that was chosen and then left for another is read again before a touch plays it. */
export const playable = (own: Touch, asked: boolean, left: boolean): Record<string, unknown> => ({
  ...(asked ? touchable(own) : readable(own)),
  ...(left && own.chosen && own.slot === 'card' ? { onclick: undefined } : {}),
});

/** A long press or the other button holds a card to the eye. */
export const toEye = (show: (id: string) => void, id: string): { oncontextmenu: (event: Event) => void } => ({
  oncontextmenu: (event) => {
    event.preventDefault();
    show(id);
  },
});
