import { describe, expect, test } from 'vitest';
import { brands, themes } from './catalogue-colours.ts';
import {
  brandControlPairs,
  brandTextPairs,
  controlPairs,
  strongBrandLines,
  strongLines,
  textPairs,
  type ColourPair,
} from './colour-pairs.ts';
import { contrast, mix } from './contrast.ts';
import { brandMixes, defaultTint, palette, strongBrandMixes, strongPalette } from './palette.ts';
import { colour, tinted } from './tinted.ts';
import { weakPairs } from './weak-pairs.ts';

test('known ratios and mixtures are correct', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#1f6f5c', 1, '#ffffff')).toBe('#1f6f5c');
  expect(mix('#ffffff', 0.5, '#000000')).toBe('#636363');
});

test('all shades of a brand are parsed', () => {
  expect(brandMixes.map(({ name }) => name)).toEqual(['brand-ink', 'brand-wash', 'brand-tint', 'brand-line']);
  expect(() => colour(palette, 'brand-ink')).toThrow('no token --brand-ink');
});

function ratioIn(colours: typeof palette, { front, ground }: ColourPair): number {
  return contrast(colour(colours, front), colour(colours, ground));
}

describe('text has 4.5:1', () => {
  test.each(textPairs)('$front on $ground', (pair) => {
    expect(ratioIn(palette, pair)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and the focus have 3:1', () => {
  test.each(controlPairs)('$front on $ground', (pair) => {
    expect(ratioIn(palette, pair)).toBeGreaterThanOrEqual(3);
  });
});

const tints = [{ key: 'house', color: colour(defaultTint, 'brand') }, ...brands, ...themes];

describe.each(tints)('$key', ({ color }) => {
  const colours = tinted({ ...palette, ...defaultTint }, brandMixes, color);

  test.each(brandTextPairs)('text has 4.5:1: $front on $ground', (pair) => {
    expect(ratioIn(colours, pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(brandControlPairs)('controls have 3:1: $front on $ground', (pair) => {
    expect(ratioIn(colours, pair)).toBeGreaterThanOrEqual(3);
  });
});

test('a brand with too little contrast is detected', () => {
  const weak = weakPairs({ ...palette, ...defaultTint }, brandMixes, '#d9c36a');
  expect(weak).toContainEqual(expect.objectContaining({ front: 'on-brand', ground: 'brand', needed: 4.5 }));
});

describe('with prefers-contrast: more', () => {
  test('the palette differs', () => {
    expect(colour(strongPalette, 'ink-faint')).not.toBe(colour(palette, 'ink-faint'));
    expect(strongBrandMixes.map(({ name }) => name)).toEqual(brandMixes.map(({ name }) => name));
    expect(strongBrandMixes).not.toEqual(brandMixes);
  });

  test.each(textPairs)('text has 7:1: $front on $ground', (pair) => {
    expect(ratioIn(strongPalette, pair)).toBeGreaterThanOrEqual(7);
  });

  test.each([...controlPairs, ...strongLines])('lines, controls and the focus have 3:1: $front on $ground', (pair) => {
    expect(ratioIn(strongPalette, pair)).toBeGreaterThanOrEqual(3);
  });

  describe.each(tints)('$key', ({ color }) => {
    const colours = tinted({ ...strongPalette, ...defaultTint }, strongBrandMixes, color);
    // Text on the plain brand colour is then on the brand's ink instead.
    const pairs = brandTextPairs.map((pair) => (pair.ground === 'brand' ? { ...pair, ground: 'brand-ink' } : pair));

    test.each(pairs)('text has 7:1: $front on $ground', (pair) => {
      expect(ratioIn(colours, pair)).toBeGreaterThanOrEqual(7);
    });

    test.each([...brandControlPairs, ...strongBrandLines])('lines and controls have 3:1: $front on $ground', (pair) => {
      expect(ratioIn(colours, pair)).toBeGreaterThanOrEqual(3);
    });
  });
});
