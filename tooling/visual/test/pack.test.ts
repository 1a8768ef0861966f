import { expect, test } from 'vitest';
import { pack } from '../src/pack.ts';

test('sets boxes side by side until the row is full', () => {
  const box = { width: 40, height: 20 };
  expect(pack([box, box, box], 120, 10)).toEqual({
    places: [
      { left: 10, top: 10 },
      { left: 60, top: 10 },
      { left: 10, top: 40 },
    ],
    width: 110,
    height: 70,
  });
});

test('gives a box that is too wide a row of its own', () => {
  expect(
    pack(
      [
        { width: 10, height: 5 },
        { width: 300, height: 5 },
      ],
      100,
      10,
    ).places,
  ).toEqual([
    { left: 10, top: 10 },
    { left: 10, top: 25 },
  ]);
});
