import { describe, expect, test } from 'vitest';
import { apart, clearest, inDish, rim, sheetSide } from './dish.ts';

const brussels = { latitude: 50.85, longitude: 4.35 };
const middle = sheetSide / 2;

describe('inDish', () => {
  test('has the centre in the middle', () => {
    expect(inDish(brussels, 5, brussels)).toEqual({ x: middle, y: middle });
  });

  test('has the north above and the east on the right', () => {
    expect(inDish(brussels, 5, { ...brussels, latitude: 50.86 }).y).toBeLessThan(middle);
    expect(inDish(brussels, 5, { ...brussels, longitude: 4.36 }).x).toBeGreaterThan(middle);
  });

  test('has five kilometres to the north on the rim of five kilometres', () => {
    const { x, y } = inDish(brussels, 5, { ...brussels, latitude: 50.85 + 5 / 110.57 });
    expect(x).toBeCloseTo(middle);
    expect(y).toBeCloseTo(middle - rim);
  });

  test.each([
    ['the other end of the country', { latitude: 49.6, longitude: 5.8 }],
    ['the other side of the globe', { latitude: -50.85, longitude: -175 }],
    ['the North Pole', { latitude: 90, longitude: 0 }],
  ])('keeps on the rim what lies beyond it: %s', (_, place) => {
    const { x, y } = inDish(brussels, 5, place);
    expect(Math.hypot(x - middle, y - middle)).toBeCloseTo(rim);
  });
});

describe('apart', () => {
  test('leaves alone what is apart', () => {
    const [a, b] = apart(
      [
        { x: 100, y: 100 },
        { x: 300, y: 300 },
      ],
      40,
    );
    expect(a?.x).toBeCloseTo(100, 1);
    expect(b?.y).toBeCloseTo(300, 1);
  });

  test('parts twelve pharmacies in one street', () => {
    const street = Array.from({ length: 12 }, (_, index) => ({ x: 200 + index, y: 200 }));
    const places = apart(street, 40);
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30);
    }
  });

  test('parts points on one spot, and gives the same places again', () => {
    const spot = Array.from({ length: 5 }, () => ({ x: 200, y: 200 }));
    const places = apart(spot, 40);
    expect(places).toEqual(apart(spot, 40));
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30);
    }
  });

  test('leaves in sight what stands still, also from right under the marker', () => {
    const still = [{ x: 200, y: 200 }];
    for (const { x, y } of apart(
      [
        { x: 200, y: 200 },
        { x: 203, y: 200 },
      ],
      40,
      still,
    )) {
      expect(Math.hypot(x - 200, y - 200)).toBeGreaterThan(30);
    }
    expect(still).toEqual([{ x: 200, y: 200 }]);
  });

  test('has nothing to do for none', () => {
    expect(apart([], 40)).toEqual([]);
  });
});

describe('clearest', () => {
  test('is below where nothing lies', () => {
    expect(clearest(100, [])).toEqual({ x: middle, y: middle + 100 });
  });

  test('makes way for a marker below', () => {
    const marker = { x: middle, y: middle + 100 };
    const { x, y } = clearest(100, [marker]);
    expect(Math.hypot(x - marker.x, y - marker.y)).toBeGreaterThanOrEqual(40);
    expect(Math.hypot(x - middle, y - middle)).toBeCloseTo(100);
  });

  test('stays away from the needle above, however full the ring', () => {
    const full = Array.from({ length: 24 }, (_, index) => {
      const angle = (index / 24) * 2 * Math.PI;
      return { x: middle + 100 * Math.sin(angle), y: middle + 100 * Math.cos(angle) };
    });
    expect(clearest(100, full).y).toBeGreaterThan(middle - 100);
  });
});
