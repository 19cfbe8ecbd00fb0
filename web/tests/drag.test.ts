// @vitest-environment happy-dom
// A thing is taken up and let go on a lit one; where fingers scroll, they hold still first. Boxes and time are the test's.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draggable, goalAt } from '../src/frame/stage/drag';
import { settings } from '../src/page/settings.svelte';
import { Choosing } from '../src/play/choosing.svelte';

/** Things of 40 × 40 in a row: a1 at 0, a2 at 100, a3 at 200, x9 at 300. */
const ROWS = [
  { verb: 'move', piece: 'a1', to: 'a2' },
  { verb: 'move', piece: 'a1', to: 'a3' },
];
const refuse = vi.fn();
const played = vi.fn();
let root: HTMLElement;
let choosing: Choosing;
let stop: () => void;
let may = true;

function thing(slot: string, value: string, x: number): HTMLElement {
  const element = document.createElement('button');
  element.dataset.slot = slot;
  element.dataset.value = value;
  element.getBoundingClientRect = () => new DOMRect(x, 0, 40, 40);
  root.append(element);
  return element;
}
const find = (value: string): Element => {
  const found = root.querySelector(`[data-value=${value}]`);
  if (!found) throw new Error(value);
  return found;
};
function point(type: string, x: number, on: EventTarget = root, pointerType = 'mouse'): void {
  const given = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: 20 };
  on.dispatchEvent(new PointerEvent(type, { ...given, pointerType }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  may = true;
  settings.now.motion = false;
  root = document.createElement('main');
  document.body.replaceChildren(root);
  document.head.innerHTML = '<style>* { touch-action: auto }</style>'; // as in browsers
  root.setPointerCapture = () => {};
  root.hasPointerCapture = () => false;
  ['a1', 'a2', 'a3', 'x9'].forEach((value, at) => thing(at === 0 ? 'piece' : 'to', value, at * 100));
  document.elementFromPoint = (x) => root.children[Math.floor(x / 100)] ?? null;
  choosing = new Choosing();
  choosing.ask(ROWS, null);
  choosing.changed = () => played(choosing.dropped ? choosing.ready : null);
  stop = draggable(root, { choosing, may: () => may, refuse });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a thing that is let go on a lit place is played there', () => {
  point('pointerdown', 20, find('a1'));
  point('pointermove', 120);
  expect(choosing.carried?.onto).toEqual({ to: new Set(['a2', 'a3']) });
  expect(find('a2').hasAttribute('data-over')).toBe(true);
  expect(document.querySelectorAll('.dragged')).toHaveLength(1);
  point('pointerup', 120);
  expect(played).toHaveBeenLastCalledWith(ROWS[0]);
  expect(document.querySelectorAll('.dragged, [data-over]')).toHaveLength(0);
});

test('a mouse that hardly moves drags nothing', () => {
  point('pointerdown', 20, find('a1'));
  point('pointermove', 25);
  expect(choosing.carried).toBeNull();
  point('pointerup', 25);
  expect(played).not.toHaveBeenCalled();
});

test('what is let go beside a lit place falls there, farther away it goes back', () => {
  point('pointerdown', 20, find('a1'));
  point('pointermove', 165);
  point('pointerup', 165);
  expect(played).toHaveBeenLastCalledWith(ROWS[0]);
  expect(goalAt(root, { to: new Set(['a2']) }, 180, 20)).toBeNull();
});

test('a place that cannot take it is asked why', () => {
  point('pointerdown', 20, find('a1'));
  point('pointermove', 320);
  point('pointerup', 320);
  expect(refuse).toHaveBeenCalledWith('to', 'x9', [['piece', 'a1']]);
  expect(played).not.toHaveBeenCalled();
  expect(choosing.carried).toBeNull();
});

test('the click with which a drag ends is not meant, the next one is', () => {
  const clicked = vi.fn();
  find('a2').addEventListener('click', clicked);
  point('pointerdown', 20, find('a1'));
  point('pointermove', 120);
  point('pointerup', 120);
  (find('a2') as HTMLElement).click();
  expect(clicked).not.toHaveBeenCalled();
  (find('a2') as HTMLElement).click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a finger holds still before it carries; one that moves at once scrolls', () => {
  point('pointerdown', 20, find('a1'), 'touch');
  point('pointermove', 60, root, 'touch');
  expect(choosing.carried).toBeNull();
  point('pointerdown', 20, find('a1'), 'touch');
  vi.advanceTimersByTime(219);
  expect(choosing.carried).toBeNull();
  vi.advanceTimersByTime(1);
  expect(choosing.carried).not.toBeNull();
});

test('Escape, a lost pointer and the end of the board put the thing back', () => {
  for (const end of [
    () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => point('pointercancel', 120),
    () => stop(),
  ]) {
    point('pointerdown', 20, find('a1'));
    point('pointermove', 120);
    expect(choosing.carried).not.toBeNull();
    end();
    expect(choosing.carried).toBeNull();
    expect(document.querySelectorAll('.dragged')).toHaveLength(0);
  }
  expect(played).not.toHaveBeenCalled();
});

test('while nothing may be done, nothing is taken up', () => {
  may = false;
  point('pointerdown', 20, find('a1'));
  point('pointermove', 120);
  expect(choosing.carried).toBeNull();
});

test('what cannot be carried stays where it is', () => {
  point('pointerdown', 320, find('x9'));
  point('pointermove', 120);
  expect(choosing.carried).toBeNull();
});
