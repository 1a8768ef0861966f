import { image } from '@veralune/api-client/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { brandCover, brandLogo, packContentsImage, packImage } from '../../src/media/images.ts';
import { publishVersions } from '../../src/media/versions.ts';
import { packSpec } from './scenes.ts';

describe('pictures in answers', () => {
  afterEach(() => {
    publishVersions(new Map());
  });

  it.each([
    ['pack', packImage('micralba-fer', 'nl', 'Micralba IJzer'), '/media/packs/micralba-fer-nl'],
    ['contents', packContentsImage('micralba-fer', 'Micralba IJzer'), '/media/contents/micralba-fer'],
    ['logo', brandLogo('micralba', 'Micralba'), '/media/brands/micralba-logo'],
    ['cover', brandCover('micralba', ''), '/media/brands/micralba-cover'],
  ])('a %s is an image of the contract', (_, made, url) => {
    expect(image.parse(made)).toEqual(made);
    expect(made.url).toBe(url);
    expect(Math.max(...made.widths)).toBe(made.width);
  });

  it('the address carries the version of the picture that is served', () => {
    publishVersions(new Map([['packs/micralba-fer-nl', { hash: '0123456789', spec: packSpec(0, 'IJzer') }]]));
    expect(packImage('micralba-fer', 'nl', '').url).toBe('/media/packs/micralba-fer-nl.0123456789');
  });
});
