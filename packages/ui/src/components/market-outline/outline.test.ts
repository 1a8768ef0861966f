import { describe, expect, test } from 'vitest';
import { projectToOutline } from './outline.ts';
import { outlines } from './outlines.ts';

const capitals = {
  be: { latitude: 50.85, longitude: 4.35 },
  ch: { latitude: 46.95, longitude: 7.45 },
  es: { latitude: 40.42, longitude: -3.7 },
  de: { latitude: 52.52, longitude: 13.4 },
  it: { latitude: 41.9, longitude: 12.5 },
};

/** The vertices of the first ring: the path is one `M`, then relative lines. */
function ringsOf(path: string) {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const corners: [number, number][] = [[x, y]];
      for (let index = 0; index + 1 < steps.length; index += 2) {
        const [lastX, lastY] = corners.at(-1) ?? [0, 0];
        corners.push([lastX + (steps[index] ?? 0), lastY + (steps[index + 1] ?? 0)]);
      }
      return corners;
    });
}

/** Even-odd: a ray to the right crosses the ring an odd number of times. */
function isInside(corners: readonly [number, number][], { x, y }: { x: number; y: number }) {
  return corners.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

test.each(Object.entries(capitals))('the outline of %s contains its capital', (market, position) => {
  const outline = outlines[market as keyof typeof capitals];
  const capital = projectToOutline(outline, position);
  expect(ringsOf(outline.path).some((ring) => isInside(ring, capital))).toBe(true);
});

describe.each(Object.entries(outlines))('the outline of %s', (_, outline) => {
  test('stays inside its view box', () => {
    for (const [x, y] of ringsOf(outline.path).flat()) {
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(x).toBeLessThanOrEqual(outline.width + 1);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(y).toBeLessThanOrEqual(outline.height + 1);
    }
  });

  test('is far below the North Pole', () => {
    expect(projectToOutline(outline, { latitude: 90, longitude: outline.west }).y).toBeLessThan(-outline.height);
  });
});
