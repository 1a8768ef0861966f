import { expect, test } from 'vitest';
import { compare } from '../src/compare.ts';
import type { Raster } from '../src/raster.ts';

function white(width: number, height: number): Raster {
  return {
    data: new Uint8Array(width * height * 4).fill(255),
    width,
    height,
  };
}

function withPixel(raster: Raster, grey: number): Raster {
  const data = raster.data.slice();
  data.set([grey, grey, grey], 0);
  return { ...raster, data };
}

test('accepts the same picture', () => {
  expect(compare(white(3, 2), white(3, 2))).toEqual({ isSame: true });
});

test('tolerates rounding differences', () => {
  expect(compare(white(3, 2), withPixel(white(3, 2), 254))).toEqual({ isSame: true });
});

test('finds one different pixel', () => {
  expect(compare(white(3, 2), withPixel(white(3, 2), 200))).toMatchObject({
    isSame: false,
    reason: 'one pixel differs',
  });
});

test('finds a different size', () => {
  expect(compare(white(3, 2), white(3, 3))).toMatchObject({ isSame: false, difference: { width: 3, height: 3 } });
});
