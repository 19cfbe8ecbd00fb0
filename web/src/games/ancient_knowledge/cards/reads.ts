/** What is pointed at, focused or touched comes into the reading place. */
import type { Attachment } from 'svelte/attachments';
import { isCard } from './cards';
import { reading } from './reading.svelte';
import type { Catalogue } from '../shape';

/** The card or the coffer that something happens to; null where it is neither. */
export function thingAt(catalogue: Catalogue, event: Event): string | null {
  const id = (event.target as Element).closest('[data-thing]')?.getAttribute('data-thing') ?? null;
  return id !== null && (isCard(catalogue, id) || catalogue.coffers?.some((one) => one.id === id)) ? id : null;
}

/** Pointing and focus read; a touch does so too, unless `touched` says otherwise. */
export function readsInside(
  catalogue: Catalogue,
  touched: (id: string, event: Event) => void = (id) => reading.touch(id),
): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'pointerover',
      (event) => event.pointerType === 'mouse' && reading.point(thingAt(catalogue, event)),
      { signal },
    );
    element.addEventListener('pointerleave', () => reading.point(null), { signal });
    element.addEventListener(
      'focusin',
      (event) => (event.target as Element).matches(':focus-visible') && reading.point(thingAt(catalogue, event)),
      { signal },
    );
    element.addEventListener(
      'click',
      (event) => {
        const id = thingAt(catalogue, event);
        if (id !== null) touched(id, event);
      },
      { signal },
    );
    return () => listening.abort();
  };
}
