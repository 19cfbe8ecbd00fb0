import { describe, expect, test } from 'vitest';
import { floorName, placeName } from '../src/games/ankhor/names';
import { boxAround, centre, inDrawingOrder, readPlace } from '../src/games/ankhor/tiles/places';
import { groupOutline } from '../src/games/ankhor/tiles/tilemarks';
import { into, nearer, scaleOf } from '../src/games/ankhor/tiles/viewport';

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

  test('the whole fits into its room', () => {
    expect(scaleOf(whole, { width: 800, height: 300 })).toBe(1);
    expect(scaleOf(whole, { width: 400, height: 900 })).toBe(1);
  });

  test('tiles are never too small for a finger', () => {
    expect(scaleOf(whole, { width: 100, height: 100 })).toBeCloseTo(0.44);
  });

  test('there is a nearest and a farthest', () => {
    expect(nearer(1, 1000)).toBe(4);
    expect(nearer(1, 0.001)).toBe(0.6);
  });

  test('what is in sight stays where it is, what is not comes to the middle', () => {
    expect(into(50, 100, 60, 140)).toBe(50);
    expect(into(0, 100, 160, 200)).toBe(130);
  });
});

test('the outline of a group leaves out the sides that its tiles share', () => {
  const sides = (d: string): number => d.split('M').length - 1;
  expect(sides(groupOutline([readPlace('0,0')]))).toBe(4);
  expect(sides(groupOutline([readPlace('0,0'), readPlace('1,0')]))).toBe(6);
  expect(sides(groupOutline([readPlace('0,0'), readPlace('0.5,0.5')]))).toBe(8);
});

test('a place is called by its floor, and in steps and halves for those who listen', () => {
  const place = { x: -1.5, y: 0.5, level: 1 };
  expect(floorName(place)).toEqual({ key: 'web-ankhor-floor', values: { floor: 1 } });
  expect(placeName(place).values).toMatchObject({ across: '1½', side: 'left', along: '½', way: 'up' });
});
