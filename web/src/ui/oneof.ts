// A group of tabs is one tab stop: arrows, Home and End go to another member and choose it.

const MEMBERS = '[role=tab]';
const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const membersOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(MEMBERS)];
const isChosen = (member: Element): boolean => member.getAttribute('aria-selected') === 'true';

/** The member that a key leads to, round the ends. */
export function memberAfter(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

export function oneOf(group: HTMLElement): () => void {
  function settle(): void {
    const members = membersOf(group);
    const stop = members.find(isChosen) ?? members[0];
    for (const member of members) member.tabIndex = member === stop ? 0 : -1;
  }
  function walk(event: KeyboardEvent): void {
    const members = membersOf(group);
    const at = members.indexOf(event.target as HTMLElement);
    const next = at < 0 ? null : memberAfter(event.key, at, members.length);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    members[next].focus();
    members[next].click();
  }
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { subtree: true, childList: true, attributeFilter: ['aria-selected'] });
  group.addEventListener('keydown', walk);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', walk);
  };
}
