import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backOff } from '../../src/invalidation/back-off.ts';

it.each([
  [1, 500],
  [2, 1_000],
  [5, 8_000],
  [7, 32_000],
  [8, 60_000],
  [1_000_000, 60_000],
])('waits after failure %i', (failures, milliseconds) => {
  expect(backOff(failures, 0)).toBe(milliseconds);
});

it('is between 375 ms and a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      expect(backOff(failures, random)).toBeGreaterThanOrEqual(375);
      expect(backOff(failures, random)).toBeLessThanOrEqual(60_000);
    }),
  );
});
