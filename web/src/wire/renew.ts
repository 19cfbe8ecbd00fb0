// A newer page on the server: an open one loads itself again, once, when nobody is in the middle of something.
import { keep, kept } from './session';

const LOOK_EVERY = 1000;
const busy = new Set<() => boolean>();
let wanted = false;

/** Say what must not be interrupted; the answer takes it back. */
export function unlessBusy(is: () => boolean): () => void {
  busy.add(is);
  return () => busy.delete(is);
}

/** The script with which this page began: its name changes with its contents. */
const own = (): string | null => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

async function outdated(script: string): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false; // the server is away, not renewed
  }
}

const typing = (): boolean => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.type === 'text' && field.value !== '';
};

/** See whether the server has a newer page, and load it at the next quiet moment. */
export async function renew(): Promise<void> {
  const script = own();
  // A cache in between may give the old page again: that is tried once.
  if (wanted || !script || kept('renewed') === script || !(await outdated(script))) return;
  wanted = true;
  const timer = setInterval(() => {
    if (typing() || [...busy].some((is) => is())) return;
    clearInterval(timer);
    keep('renewed', script);
    location.reload();
  }, LOOK_EVERY);
}
