import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picturesIn } from '../../../scripts/site-images/ico.ts';
import { siteImages } from '../../../scripts/site-images/site-images.ts';
import { countryLines } from './outlines.ts';
import { brandMixes, defaultTint, palette } from '../../tokens/palette.ts';

const images = await siteImages({ palette, defaultTint, brandMixes });

function publicFile(app: string, path: string) {
  return readFile(new URL(`../../../../../apps/${app}/public/${path}`, import.meta.url));
}

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Maximum mean difference of two pictures per channel, 0 to 255: another build of the renderer may round differently.
 */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return 255;
  return a.data.reduce((sum, value, index) => sum + Math.abs(value - (b.data[index] ?? 0)), 0) / a.data.length;
}

function picturesOf(path: string, file: Buffer) {
  return path.endsWith('.ico') ? picturesIn(file) : [file];
}

test('a picture equals itself and differs from another', async () => {
  const [belgium, spain] = ['be/public/social/fr-be.png', 'es/public/social/es-es.png'].map((path) =>
    images.find((image) => `${image.app}/public/${image.path}` === path),
  );
  if (!belgium || !spain) throw new Error('Belgium and Spain have shared pictures');
  expect(await difference(belgium.data, belgium.data)).toBe(0);
  expect(await difference(belgium.data, spain.data)).toBeGreaterThan(5);
});

test.each(images)(
  '$app serves the $path that is drawn here (node scripts/site-images.ts)',
  async ({ app, path, data }) => {
    const now = picturesOf(path, data);
    const before = picturesOf(path, await publicFile(app, path));
    expect(before).toHaveLength(now.length);
    for (const [index, picture] of now.entries()) {
      expect(await difference(picture, before[index] ?? Buffer.alloc(0))).toBeLessThan(1);
    }
  },
);

describe('shared pictures', () => {
  const shared = images.filter(({ path }) => path.startsWith('social/'));

  test('there is one for each locale', () => {
    expect(shared).toHaveLength(Object.keys(countryLines).length);
  });

  test.each(shared)('$path is 1200 by 630 and below 60 kB', async ({ data }) => {
    expect(await sharp(data).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(data.length).toBeLessThan(60_000);
  });
});

test('favicon.ico contains the mark at 16, 32 and 48 pixels', async () => {
  const icon = images.find(({ path }) => path === 'favicon.ico');
  const sides = await Promise.all(
    picturesIn(icon?.data ?? Buffer.alloc(0)).map(async (picture) => (await sharp(picture).metadata()).width),
  );
  expect(sides).toEqual([16, 32, 48]);
});
