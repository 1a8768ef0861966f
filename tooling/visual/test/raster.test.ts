import { expect, test } from 'vitest';
import { compare } from '../src/compare.ts';
import { crop, decode, toWebp, withFewerColours, withoutMargin, type Raster } from '../src/raster.ts';

/** A picture with these grey values. */
function raster(width: number, ...greys: number[]): Raster {
  return {
    data: Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
    width,
    height: greys.length / width,
  };
}

test('encodes without loss', async () => {
  const picture = raster(3, 0, 120, 252, 4, 8, 12);
  expect(compare(await decode(await toWebp(picture)), picture)).toEqual({ isSame: true });
});

test('maps neighbouring greys to one', () => {
  expect(withFewerColours(raster(5, 0, 121, 122, 254, 255))).toEqual(raster(5, 0, 120, 124, 255, 255));
});

test('crops', () => {
  expect(crop(raster(2, 1, 2, 3, 4), { left: 1, top: 0, width: 1, height: 2 })).toEqual(raster(1, 2, 4));
});

test('crops the margin', () => {
  expect(withoutMargin(raster(4, 9, 9, 9, 9, 9, 1, 2, 9, 9, 9, 9, 9))).toEqual(raster(2, 1, 2));
});

test('leaves one pixel if there is only margin', () => {
  expect(withoutMargin(raster(2, 9, 9, 9, 9))).toEqual(raster(1, 9));
});
