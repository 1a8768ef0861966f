import { image } from '@veralune/api-client/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishMedia } from '../../src/media/current-media.ts';
import { brandCover, brandLogo, galleryImages, packImage } from '../../src/media/images.ts';
import { createMediaIndex, type MediaIndexInput } from '../../src/media/media-index.ts';
import { mediaFile } from './support.ts';

const hash = (digit: string): string => digit.repeat(64);
const pack = mediaFile({ original: `${hash('a')}.webp`, width: 960, height: 960 });
const input: MediaIndexInput = {
  media: [
    ['packs/neutral', mediaFile({ original: `${hash('0')}.webp`, width: 960, height: 960 })],
    ['packs/zinc-fr', pack],
    ['packs/zinc-nl', { ...pack, alt: { nl: 'Doos met zink' }, focus: { x: 0.2, y: 0.5 } }],
    ['contents/zinc', mediaFile({ original: `${hash('b')}.webp`, width: 960, height: 960 })],
    ['uploads/forest', mediaFile({ original: `${hash('c')}.jpeg`, width: 4_000, height: 3_000 })],
    ['uploads/stamp', mediaFile({ original: `${hash('d')}.png`, width: 120, height: 60 })],
    ['brands/lune-logo', mediaFile({ original: `${hash('e')}.webp`, width: 640, height: 200, transparent: true })],
  ],
  products: [
    ['chosen', { pictures: { pack: 'uploads/forest', gallery: ['uploads/stamp', 'contents/zinc'] } }],
    ['by-language', { pictures: { pack: { fr: 'uploads/forest' }, gallery: [] } }],
  ],
  brands: [['chosen', { cover: 'uploads/forest' }]],
};
const keyOf = (url: string | undefined): string | undefined => url?.replace(/^\/media\//, '').replace(/\.[0-9a-f]{10}$/, '');

describe('pictures in answers', () => {
  beforeEach(() => {
    publishMedia(createMediaIndex(input));
  });
  afterEach(() => {
    publishMedia(createMediaIndex({ media: [], products: [], brands: [] }));
  });

  it('before any picture is published, every pack is the neutral one', () => {
    publishMedia(createMediaIndex({ media: [], products: [], brands: [] }));
    expect(image.parse(packImage('zinc', 'fr', 'Zinc'))).toMatchObject({ url: '/media/packs/neutral', alt: 'Zinc' });
  });

  it.each([
    ['the pack printed in the language', () => packImage('zinc', 'fr', 'Zinc'), 'packs/zinc-fr'],
    ['the neutral pack for a product without picture', () => packImage('unknown', 'fr', 'Zinc'), 'packs/neutral'],
    ['the neutral pack for a language without picture', () => packImage('zinc', 'de', 'Zink'), 'packs/neutral'],
    ['the pack that the product chooses', () => packImage('chosen', 'it', 'Zinco'), 'uploads/forest'],
    ['the pack that it chooses for the language', () => packImage('by-language', 'fr', 'Zinc'), 'uploads/forest'],
    ['the neutral pack where it chooses none for the language', () => packImage('by-language', 'nl', 'Zink'), 'packs/neutral'],
    ['the logo of the brand', () => brandLogo('lune', 'fr', 'Lune'), 'brands/lune-logo'],
    ['the cover that the brand chooses', () => brandCover('chosen', 'fr'), 'uploads/forest'],
  ])('shows %s', (_, make, key) => {
    const made = image.parse(make());
    expect(keyOf(made.url)).toBe(key);
    expect(made.url).toMatch(/\.[0-9a-f]{10}$/);
    expect(Math.max(...made.widths)).toBe(made.width);
  });

  it('has no cover for a brand without one', () => {
    expect(brandCover('lune', 'fr')).toBeNull();
  });

  it.each([
    ['zinc', ['contents/zinc']],
    ['chosen', ['uploads/stamp', 'contents/zinc']],
    ['by-language', []],
    ['unknown', []],
  ])('gallery of %s: %j', (product, keys) => {
    expect(galleryImages(product, 'fr', 'Zinc').map(({ url }) => keyOf(url))).toEqual(keys);
  });

  it.each([
    ['a wide original is served up to 1600 pixels', 'chosen', { width: 1_600, height: 1_200, widths: [320, 640, 960, 1_280, 1_600], formats: ['avif', 'webp', 'jpeg'] }],
    ['a pack in the widths of its original', 'zinc', { width: 960, height: 960, widths: [320, 640, 960], formats: ['avif', 'webp', 'jpeg'] }],
  ])('%s', (_, product, expected) => {
    expect(packImage(product, 'fr', '')).toMatchObject(expected);
  });

  it('serves an original that is narrower than every width in its own, and transparency as PNG', () => {
    expect(galleryImages('chosen', 'fr', '')[0]).toMatchObject({ width: 120, widths: [120], formats: ['avif', 'webp', 'png'] });
    expect(brandLogo('lune', 'fr', '')?.formats).toEqual(['avif', 'webp', 'png']);
  });

  it('takes the alternative text of the picture before that of what shows it, and its focus if it is not the middle', () => {
    expect(packImage('zinc', 'nl', 'Zink')).toMatchObject({ alt: 'Doos met zink', focus: { x: 0.2, y: 0.5 } });
    expect(packImage('zinc', 'fr', 'Zinc')).toMatchObject({ alt: 'Zinc' });
    expect(packImage('zinc', 'fr', 'Zinc')).not.toHaveProperty('focus');
  });

  it('changes the address with the original', () => {
    const before = packImage('zinc', 'fr', '').url;
    const changed = { ...pack, original: `${hash('f')}.webp` };
    publishMedia(createMediaIndex({ ...input, media: [['packs/zinc-fr', changed]] }));
    expect(packImage('zinc', 'fr', '').url).not.toBe(before);
  });
});
