import { describe, expect, test } from 'vitest';
import { boxAround, centre, inDrawingOrder, readPlace } from '../src/games/ankhor/places';
import { groupOutline } from '../src/games/ankhor/tilemarks';
import { moved, nearer, seen, WHOLE } from '../src/games/ankhor/viewport';

describe('places', () => {
  test('whole numbers are the ground, halves the first floor, and the second says so', () => {
    expect(readPlace('-1,2')).toEqual({ x: -1, y: 2, level: 0 });
    expect(readPlace('0.5,-0.5')).toEqual({ x: 0.5, y: -0.5, level: 1 });
    expect(readPlace('1,1^2')).toEqual({ x: 1, y: 1, level: 2 });
  });

  test('a higher floor is drawn higher and later, the far row before the near one', () => {
    const roof = readPlace('0.5,0.5');
    const near = readPlace('0,0');
    const far = readPlace('0,1');
    expect(centre(roof).cy).toBeLessThan((centre(near).cy + centre(far).cy) / 2);
    expect(inDrawingOrder([roof, near, far])).toEqual([far, near, roof]);
  });

  test('the box shows every place, and a few tiles are not blown up', () => {
    const box = boxAround([readPlace('0,0'), readPlace('3,-2')], 0.25);
    expect(box.x).toBe(-75);
    expect(box.y).toBe(-75);
    expect(box.x + box.w).toBe(375);
    expect(box.y + box.h).toBeGreaterThanOrEqual(275);
    const alone = boxAround([readPlace('0,0')], 0.25, 4);
    expect(alone.w).toBe(400);
    expect(alone.x + alone.w / 2).toBe(0);
  });
});

describe('looking at a domain', () => {
  const whole = { x: 0, y: 0, w: 400, h: 300 };

  test('at first the whole is seen', () => {
    expect(seen(whole, WHOLE)).toEqual(whole);
  });

  test('nearer keeps the point that is pointed at where it is', () => {
    const part = seen(whole, nearer(whole, WHOLE, 2, 100, 75));
    expect(part.w).toBe(200);
    expect((100 - part.x) / part.w).toBeCloseTo(100 / whole.w);
    expect((75 - part.y) / part.h).toBeCloseTo(75 / whole.h);
  });

  test('the whole never leaves the sight', () => {
    const far = moved(whole, WHOLE, 10_000, -10_000);
    expect(far.dx).toBe(200);
    expect(far.dy).toBe(-150);
  });

  test('there is a nearest and a farthest', () => {
    expect(nearer(whole, WHOLE, 1000).near).toBe(4);
    expect(nearer(whole, WHOLE, 0.001).near).toBe(0.6);
  });
});

test('the outline of a group leaves out the sides that its tiles share', () => {
  const sides = (d: string): number => d.split('M').length - 1;
  expect(sides(groupOutline([readPlace('0,0')]))).toBe(4);
  expect(sides(groupOutline([readPlace('0,0'), readPlace('1,0')]))).toBe(6);
  expect(sides(groupOutline([readPlace('0,0'), readPlace('0.5,0.5')]))).toBe(8);
});
