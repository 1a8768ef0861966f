import { image } from '@veralune/api-client/contract';
import type { Language } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { brandCover, brandLogo, galleryImages, packImage } from '../../src/media/images.ts';
import { pictureOf, type Pictures } from '../../src/media/picture.ts';
import { mediaFile } from './support.ts';

function hash(digit: string): string {
  return digit.repeat(64);
}

const pack = mediaFile({ original: `${hash('a')}.webp`, width: 960, height: 960 });

function pictured(...files: readonly (readonly [key: string, file: typeof pack])[]): Pictures {
  return new Map(files.map(([key, file]) => [key, pictureOf(key, file)]));
}

const media = pictured(
  ['packs/neutral', mediaFile({ original: `${hash('0')}.webp`, width: 960, height: 960 })],
  ['packs/zinc-fr', pack],
  ['packs/zinc-nl', { ...pack, alt: { nl: 'Doos met zink' }, focus: { x: 0.2, y: 0.5 } }],
  ['contents/zinc', mediaFile({ original: `${hash('b')}.webp`, width: 960, height: 960 })],
  ['uploads/forest', mediaFile({ original: `${hash('c')}.jpeg`, width: 4_000, height: 3_000 })],
  ['uploads/stamp', mediaFile({ original: `${hash('d')}.png`, width: 120, height: 60 })],
  ['brands/lune-logo', mediaFile({ original: `${hash('e')}.webp`, width: 640, height: 200, transparent: true })],
);
const products = {
  zinc: { key: 'zinc', pictures: null },
  unknown: { key: 'unknown', pictures: null },
  chosen: { key: 'chosen', pictures: { pack: 'uploads/forest', gallery: ['uploads/stamp', 'contents/zinc'] } },
  'by-language': { key: 'by-language', pictures: { pack: { fr: 'uploads/forest' }, gallery: [] } },
} as const;
type Name = keyof typeof products;

function packOf(name: Name, language: Language, alt: string) {
  return packImage(media, products[name] as Parameters<typeof packImage>[1], language, alt);
}

function galleryOf(name: Name, alt: string) {
  return galleryImages(media, products[name] as Parameters<typeof galleryImages>[1], 'fr', alt);
}

const lune = { key: 'lune' };
const chosenBrand = { key: 'chosen', cover: 'uploads/forest' };

function keyOf(url: string | undefined): string | undefined {
  return url?.replace(/^\/media\//, '').replace(/\.[0-9a-f]{10}$/, '');
}

describe('pictures in answers', () => {
  it('without any picture, every pack is the placeholder', () => {
    const none = packImage(new Map(), products.zinc, 'fr', 'Zinc');
    expect(image.parse(none)).toMatchObject({ url: '/media/packs/neutral', alt: 'Zinc' });
  });

  it.each([
    ['the pack printed in the language', () => packOf('zinc', 'fr', 'Zinc'), 'packs/zinc-fr'],
    ['the neutral pack for a product without a picture', () => packOf('unknown', 'fr', 'Zinc'), 'packs/neutral'],
    ['the neutral pack for a language without a picture', () => packOf('zinc', 'de', 'Zink'), 'packs/neutral'],
    ['the pack that the product chooses', () => packOf('chosen', 'it', 'Zinco'), 'uploads/forest'],
    ['the pack that it chooses for the language', () => packOf('by-language', 'fr', 'Zinc'), 'uploads/forest'],
    [
      'the neutral pack if it chooses none for the language',
      () => packOf('by-language', 'nl', 'Zink'),
      'packs/neutral',
    ],
    ['the logo of the brand', () => brandLogo(media, lune, 'fr', 'Lune'), 'brands/lune-logo'],
    ['the cover that the brand chooses', () => brandCover(media, chosenBrand, 'fr'), 'uploads/forest'],
  ])('shows %s', (_, make, key) => {
    const made = image.parse(make());
    expect(keyOf(made.url)).toBe(key);
    expect(made.url).toMatch(/\.[0-9a-f]{10}$/);
    expect(Math.max(...made.widths)).toBe(made.width);
  });

  it('has no cover for a brand without one', () => {
    expect(brandCover(media, lune, 'fr')).toBeNull();
  });

  it.each([
    ['zinc', ['contents/zinc']],
    ['chosen', ['uploads/stamp', 'contents/zinc']],
    ['by-language', []],
    ['unknown', []],
  ] as const)('gallery of %s: %j', (product, keys) => {
    expect(galleryOf(product, 'Zinc').map(({ url }) => keyOf(url))).toEqual(keys);
  });

  it.each([
    [
      'a wide original is served up to 1600 pixels',
      'chosen',
      { width: 1_600, height: 1_200, widths: [360, 720, 960, 1_280, 1_600], formats: ['avif', 'webp', 'jpeg'] },
    ],
    [
      'a pack in the widths of its original',
      'zinc',
      { width: 960, height: 960, widths: [360, 720, 960], formats: ['avif', 'webp', 'jpeg'] },
    ],
  ] as const)('%s', (_, product, expected) => {
    expect(packOf(product, 'fr', '')).toMatchObject(expected);
  });

  it('serves a narrow original in its own width, and transparency as PNG', () => {
    expect(galleryOf('chosen', '')[0]).toMatchObject({ width: 120, widths: [120], formats: ['avif', 'webp', 'png'] });
    expect(brandLogo(media, lune, 'fr', '')?.formats).toEqual(['avif', 'webp', 'png']);
  });

  it('prefers the alternative text of the picture, and omits a focus in the centre', () => {
    expect(packOf('zinc', 'nl', 'Zink')).toMatchObject({ alt: 'Doos met zink', focus: { x: 0.2, y: 0.5 } });
    expect(packOf('zinc', 'fr', 'Zinc')).toMatchObject({ alt: 'Zinc' });
    expect(packOf('zinc', 'fr', 'Zinc')).not.toHaveProperty('focus');
  });

  it('changes the URL with the original', () => {
    const before = packOf('zinc', 'fr', '').url;
    const changed = { ...pack, original: `${hash('f')}.webp` };
    expect(packImage(pictured(['packs/zinc-fr', changed]), products.zinc, 'fr', '').url).not.toBe(before);
  });
});
