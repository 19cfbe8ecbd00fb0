// What a thing on the screen is called, and all that can be read about it: for key D and for the table as a list.

const flat = (text: string | null | undefined): string => text?.replace(/\s+/g, ' ').trim() ?? '';

/** The name of a thing, as it is read aloud. */
export function spokenName(element: Element): string {
  return flat(
    element.getAttribute('aria-label') ??
      element.querySelector(':scope > .sr-only')?.textContent ??
      element.querySelector(':scope > title')?.textContent ??
      element.textContent,
  );
}

/** Name and text of a thing: a card with everything that is written on it. Empty for what is no thing. */
export function described(element: Element | null): string {
  if (!element?.matches('[data-slot]')) return '';
  const [name, text] = [spokenName(element), flat(element.getAttribute('title'))];
  return text && !name.includes(text) ? `${name}. ${text}` : name;
}

export interface Listed {
  heading: string;
  things: { name: string; lit: boolean }[];
}

const PARTS = '[data-region], section[aria-label], [role=group][aria-label]';
const THINGS = '[data-slot], [role=img][aria-label], [data-fact]';

/** Everything that lies under an element, part by part, in reading order. */
export function listed(root: Element): Listed[] {
  const parts = new Map<Element, Listed>();
  for (const thing of root.querySelectorAll(THINGS)) {
    if (thing.getClientRects().length === 0 || thing.closest('[aria-hidden=true]')) continue;
    const name = thing.hasAttribute('data-fact') ? flat(thing.textContent) : spokenName(thing);
    if (!name) continue;
    const part = thing.parentElement?.closest(PARTS) ?? root;
    const list = parts.get(part) ?? { heading: flat(part.getAttribute('aria-label')), things: [] };
    list.things.push({ name, lit: thing.matches('[data-lit], .islit') });
    parts.set(part, list);
  }
  return [...parts.values()];
}
