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

function withPixels(raster: Raster, count: number, grey: number): Raster {
  const data = raster.data.slice();
  for (let pixel = 0; pixel < count; pixel += 1) data.set([grey, grey, grey], pixel * 4);
  return { ...raster, data };
}

test('accepts the same picture', () => {
  expect(compare(white(3, 2), white(3, 2))).toEqual({ isSame: true });
});

test('tolerates rounding differences', () => {
  expect(compare(white(3, 2), withPixels(white(3, 2), 6, 254))).toEqual({ isSame: true });
});

test('tolerates eight pixels, but not nine', () => {
  expect(compare(white(3, 3), withPixels(white(3, 3), 8, 200))).toEqual({ isSame: true });
  expect(compare(white(3, 3), withPixels(white(3, 3), 9, 200))).toMatchObject({
    isSame: false,
    reason: '9 pixels differ',
  });
});

test('finds a different size', () => {
  expect(compare(white(3, 2), white(3, 3))).toMatchObject({ isSame: false, difference: { width: 3, height: 3 } });
});
