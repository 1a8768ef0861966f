import { describe, expect, test } from 'vitest';
import { separateMarkers, clearestPosition, projectToMap, rim, mapSize } from './circular-map.ts';

const brussels = { latitude: 50.85, longitude: 4.35 };
const middle = mapSize / 2;

describe('projectToMap', () => {
  test('puts the centre in the middle', () => {
    expect(projectToMap(brussels, 5, brussels)).toEqual({ x: middle, y: middle });
  });

  test('puts the north at the top and the east on the right', () => {
    expect(projectToMap(brussels, 5, { ...brussels, latitude: 50.86 }).y).toBeLessThan(middle);
    expect(projectToMap(brussels, 5, { ...brussels, longitude: 4.36 }).x).toBeGreaterThan(middle);
  });

  test('puts five kilometres to the north on a rim of five kilometres', () => {
    const { x, y } = projectToMap(brussels, 5, { ...brussels, latitude: 50.85 + 5 / 110.57 });
    expect(x).toBeCloseTo(middle);
    expect(y).toBeCloseTo(middle - rim);
  });

  test.each([
    ['the other end of the country', { latitude: 49.6, longitude: 5.8 }],
    ['the other side of the globe', { latitude: -50.85, longitude: -175 }],
    ['the North Pole', { latitude: 90, longitude: 0 }],
  ])('moves a position beyond the rim onto it: %s', (_, place) => {
    const { x, y } = projectToMap(brussels, 5, place);
    expect(Math.hypot(x - middle, y - middle)).toBeCloseTo(rim);
  });
});

describe('separateMarkers', () => {
  test('does not move distant markers', () => {
    const [a, b] = separateMarkers(
      [
        { x: 100, y: 100 },
        { x: 300, y: 300 },
      ],
      40,
    );
    expect(a?.x).toBeCloseTo(100, 1);
    expect(b?.y).toBeCloseTo(300, 1);
  });

  test('separates twelve pharmacies in one street', () => {
    const street = Array.from({ length: 12 }, (_, index) => ({ x: 200 + index, y: 200 }));
    const places = separateMarkers(street, 40);
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30);
    }
  });

  test('separates points at the same position, deterministically', () => {
    const spot = Array.from({ length: 5 }, () => ({ x: 200, y: 200 }));
    const places = separateMarkers(spot, 40);
    expect(places).toEqual(separateMarkers(spot, 40));
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30);
    }
  });

  test('does not cover a fixed point, even if a marker starts on it', () => {
    const fixed = [{ x: 200, y: 200 }];
    for (const { x, y } of separateMarkers(
      [
        { x: 200, y: 200 },
        { x: 203, y: 200 },
      ],
      40,
      fixed,
    )) {
      expect(Math.hypot(x - 200, y - 200)).toBeGreaterThan(30);
    }
    expect(fixed).toEqual([{ x: 200, y: 200 }]);
  });

  test('returns an empty list for no markers', () => {
    expect(separateMarkers([], 40)).toEqual([]);
  });
});

describe('clearestPosition', () => {
  test('is below if nothing is in the way', () => {
    expect(clearestPosition(100, [])).toEqual({ x: middle, y: middle + 100 });
  });

  test('avoids a marker below', () => {
    const marker = { x: middle, y: middle + 100 };
    const { x, y } = clearestPosition(100, [marker]);
    expect(Math.hypot(x - marker.x, y - marker.y)).toBeGreaterThanOrEqual(40);
    expect(Math.hypot(x - middle, y - middle)).toBeCloseTo(100);
  });

  test('avoids the north needle at the top, even if the ring is full', () => {
    const full = Array.from({ length: 24 }, (_, index) => {
      const angle = (index / 24) * 2 * Math.PI;
      return { x: middle + 100 * Math.sin(angle), y: middle + 100 * Math.cos(angle) };
    });
    expect(clearestPosition(100, full).y).toBeGreaterThan(middle - 100);
  });
});
