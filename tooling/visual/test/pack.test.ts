import { expect, test } from 'vitest';
import { pack } from '../src/pack.ts';

test('puts boxes side by side until the row is full', () => {
  const box = { width: 40, height: 20 };
  expect(pack([box, box, box], 120, 10)).toEqual({
    positions: [
      { left: 10, top: 10 },
      { left: 60, top: 10 },
      { left: 10, top: 40 },
    ],
    width: 110,
    height: 70,
  });
});

test('puts a box that is too wide on a separate row', () => {
  expect(
    pack(
      [
        { width: 10, height: 5 },
        { width: 300, height: 5 },
      ],
      100,
      10,
    ).positions,
  ).toEqual([
    { left: 10, top: 10 },
    { left: 10, top: 25 },
  ]);
});
