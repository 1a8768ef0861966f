import { describe, expect, test } from 'vitest';
import { blade, frameAt, loop, polygon, polyline, smooth, tapered, times } from './paths.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 10.4, y: 0 },
  { x: 10, y: -8 },
];

describe('path data is relative and whole', () => {
  test.each([
    ['polyline', polyline(corner), 'M0 0l10 0l0-8'],
    ['polygon', polygon(corner), 'M0 0l10 0l0-8z'],
    ['smooth', smooth(corner), 'M0 0q10 0 10-4q0-4 0-4'],
    ['loop', loop(corner), 'M5 -4q-5 4 0 4q5 0 5-4q0-4-5 0z'],
    ['blade', blade({ x: 0, y: 0 }, 0, 100, 10), 'M0 0q45-10 100 0q-55 10-100 0'],
  ])('%s', (_, made, expected) => {
    expect(made).toBe(expected);
  });
});

test.each([smooth, loop, polyline])('no point gives no path: %o', (make) => {
  expect(make([])).toBe('');
});

test('a frame converts lengths along and across a direction', () => {
  const down = frameAt({ x: 5, y: 5 }, Math.PI / 2, 10);
  const { x, y } = down(2, 1);
  expect([Math.round(x), Math.round(y)]).toEqual([-5, 25]);
});

test('a tapered line is closed around its spine and becomes thinner', () => {
  const spine = times(3, (index) => ({ x: index * 10, y: 0 }));
  expect(tapered(spine, (part) => 10 - 8 * part)).toBe('M0 0q0 5 5 4q5-1 10-2q5-1 5-2q0-1-5-2q-5-1-10-2q-5-1-5 4z');
});

test.each([
  [0, []],
  [1, [0.5]],
  [3, [0, 0.5, 1]],
])('%i parts', (count, expected) => {
  expect(times(count, (_, part) => part)).toEqual(expected);
});
